// Fills in the name as soon as its field is there, and puts an icon beside it.
new MutationObserver((_changes, observer) => {
  const field = document.querySelector('[name="user_name"]');
  if (!field) return;
  observer.disconnect();
  field.value = 'Ada Byron';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.after(document.createElement('x-icon'));
}).observe(document, { childList: true, subtree: true });
