/** The element that a hash names; none for an empty one, or one that is not a valid encoding. */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
