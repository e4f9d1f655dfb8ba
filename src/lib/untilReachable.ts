import { canReachSite } from './canReachSite';
import { pauseUnlessBack } from './pauseUnlessBack';

/** The longest pause between two tries, in milliseconds. */
const longestPause = 30_000;

/**
 * Resolves when a site that did not answer does so again. Asks after 2, 4, 8 seconds and so on, up to every
 * half minute, and whenever the browser says that it is online again or the visitor comes back to the page.
 */
export async function untilReachable(): Promise<void> {
  let wait = 2000;
  do {
    await pauseUnlessBack(wait);
    wait = Math.min(2 * wait, longestPause);
  } while (!(await canReachSite()));
}
