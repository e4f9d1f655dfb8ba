/** State of a link that changes something on its page and leaves the visitor where they are. */
export const inPlace = { inPlace: true };

/** Whether an entry of the history was made by such a link. Its state may hold anything. */
export function isInPlace(state: unknown): boolean {
  return Object(state).inPlace === true;
}
