import { canReachSite } from './canReachSite';
import { nextPause, pauseUnlessBack } from './pauseUnlessBack';

let answer: Promise<void> | undefined;

async function ask() {
  let pause = 0;
  do {
    pause = nextPause(pause);
    await pauseUnlessBack(pause);
  } while (!(await canReachSite()));
  answer = undefined;
}

/**
 * Resolves when a site that did not answer does so again: whatever waits for it shares one question. Asks
 * after 2 seconds, then again and again, and whenever the browser says that it is online again or the visitor
 * comes back to the page.
 */
export function untilReachable(): Promise<void> {
  answer ??= ask();
  return answer;
}
