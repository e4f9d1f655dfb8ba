/**
 * A date as written on a card (`April 15, 2025`) in the form machines read (`2025-04-15`).
 *
 * @throws RangeError if the text is not a date.
 */
export function isoDate(text: string): string {
  return new Date(`${text} UTC`).toISOString().slice(0, 10);
}
