/** The part of the page that a hash names, not an element of an extension; none for an empty or invalid hash. */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    const id = CSS.escape(decodeURIComponent(hash.slice(1)));
    return document.querySelector<HTMLElement>(`main [id="${id}"]`);
  } catch {
    return null;
  }
}
