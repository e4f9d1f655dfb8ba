/**
 * Hides the page if another site shows it in a frame, so that nobody clicks on what they do not see. Hosts
 * with headers refuse such frames; this is for those without.
 */
export function hideFromStrangers() {
  let isOurs = false;
  try {
    isOurs = window.top?.origin === window.origin;
  } catch {
    // The page at the top is of another origin.
  }
  document.documentElement.hidden = !isOurs;
}
