/**
 * Moves focus without scrolling. A part that is no control, such as a heading, can be focused only as long as focus
 * stays: a press on its words would otherwise focus it again, and Tab would go on from its beginning.
 */
export function moveFocus(part: HTMLElement) {
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) {
    const release = () => part.removeAttribute('tabindex');
    for (const type of ['blur', 'pointerdown'])
      part.addEventListener(type, release, { once: true });
    part.tabIndex = -1;
  }
  part.focus({ preventScroll: true });
}
