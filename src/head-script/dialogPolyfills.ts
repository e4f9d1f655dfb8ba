/** Opens or closes the dialog that a button names by `command` and `commandfor`. */
function invokeCommand({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest('[commandfor]');
  const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(button && dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

let pointerDownTarget: EventTarget | null = null;

/** A press on the backdrop has the dialog itself as its target; so has the end of a drag from the menu to there. */
function closeOnBackdrop({ target }: MouseEvent) {
  if (target instanceof HTMLDialogElement && target === pointerDownTarget) target.close();
}

/** Polyfills invoker commands and `closedby` for the menu, which older browsers lack; React passes both on. */
export function polyfillDialogs() {
  if (!('command' in HTMLButtonElement.prototype)) {
    window.addEventListener('click', invokeCommand, true);
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    window.addEventListener('pointerdown', ({ target }) => (pointerDownTarget = target), true);
    window.addEventListener('click', closeOnBackdrop, true);
  }
}
