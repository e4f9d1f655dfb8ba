import { canReachSite } from './canReachSite';
import { pauseUnlessBack } from './pauseUnlessBack';

/** The longest pause between two tries, in milliseconds. */
const longestPause = 30_000;

/**
 * Resolves when the site answers. Asks at once, then after 2, 4, 8 seconds and so on, up to every half
 * minute, and whenever the browser says that it is online again or the visitor comes back to the page.
 */
export async function untilReachable(): Promise<void> {
  for (let wait = 2000; !(await canReachSite()); wait = Math.min(2 * wait, longestPause)) {
    await pauseUnlessBack(wait);
  }
}
