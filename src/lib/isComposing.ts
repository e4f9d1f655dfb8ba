/**
 * Whether a key belongs to an input method, such as that of Japanese, which uses Esc, F8 and Enter itself. Safari marks
 * the key that ends a composition by its code alone.
 */
export const isComposing = (event: KeyboardEvent) =>
  // oxlint-disable-next-line typescript/no-deprecated -- No newer property says it.
  event.isComposing || event.keyCode === 229;
