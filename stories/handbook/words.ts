/** A name from the code as words: `night.onError` → `night on error`, `coral50` → `coral 50`. */
export function wordsOf(name: string): string {
  return name
    .replaceAll('.', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .toLowerCase();
}

/** The same at the beginning of a line: `onTile` → `On tile`. */
export function titled(name: string): string {
  const words = wordsOf(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
