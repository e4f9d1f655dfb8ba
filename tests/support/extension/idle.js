// Puts a button first in the form, an icon beside each field, and a word into the hidden one.
const form = document.querySelector('form');
form?.prepend(document.createElement('button'));
for (const field of form?.querySelectorAll('input, textarea') ?? []) {
  field.after(document.createElement('x-icon'));
  if (field.name === 'subject') field.value = 'Filled in';
}
