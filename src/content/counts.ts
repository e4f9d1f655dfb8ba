/** Counts as words, from none to twenty. */
export const counts = (
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen ' +
  'Sixteen Seventeen Eighteen Nineteen Twenty'
).split(' ');

/** A count at the beginning of a sentence: `18` → `Eighteen`; beyond twenty in figures. */
export function inWords(count: number): string {
  return counts[count] ?? String(count);
}
