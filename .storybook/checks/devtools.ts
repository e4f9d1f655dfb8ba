import type { CDPSession, Page } from 'playwright';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function open(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

/** The page's one DevTools session. A page whose script runs without end takes no new one. */
export function devtoolsOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? open(page);
  sessions.set(page, session);
  return session;
}

/** Processor seconds that the page and this process have used so far. */
export async function processorSeconds(page: Page): Promise<number> {
  const { metrics } = await (await devtoolsOf(page)).send('Performance.getMetrics');
  const inPage = metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0;
  const { user, system } = process.cpuUsage();
  return inPage + (user + system) / 1_000_000;
}
