/**
 * The same control in a page that was drawn anew: a button by its name and value, a field by its name, a
 * link by its address.
 *
 * @returns `null` where there is none
 */
export function twinOf(element: Element): HTMLElement | null {
  const first = ['name', 'href', 'id'].find((attribute) => element.hasAttribute(attribute));
  if (!first) return null;
  const naming = element.localName === 'button' ? [first, 'value'] : [first];
  const selector = naming
    .filter((attribute) => element.hasAttribute(attribute))
    .map((attribute) => `[${attribute}="${CSS.escape(element.getAttribute(attribute) ?? '')}"]`);
  return document.querySelector(element.localName + selector.join(''));
}
