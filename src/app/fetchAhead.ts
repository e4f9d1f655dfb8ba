import { MenuDrawer } from '../layout/menu';
import { untilReachable } from '../lib/untilReachable';
import { whenIdle } from '../lib/whenIdle';
import { snackbarCode } from '../notices/snackbarCode';
import { pages } from './pages';

/** Visitors who ask their browser to save data get no more than they ask for. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches the code of menu, notices and all pages while the page is idle, one after the other, so that a
 * connection that is lost later takes nothing away. What fails is asked for again when it is needed; the rest
 * waits for the connection, since browsers may remember what failed.
 */
export async function fetchAhead() {
  if (savesData()) return;
  const parts = [MenuDrawer, ...Object.values(pages)].map(({ preload }) => preload);
  const tasks = [snackbarCode.load, ...parts];
  for (const fetchCode of tasks) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    await fetchCode().catch(untilReachable);
  }
}
