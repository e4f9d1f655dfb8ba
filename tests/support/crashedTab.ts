import type { Browser, Page } from '@playwright/test';

interface Reply {
  id?: number;
  /** Instead of an id: what the tab tells by itself. */
  method?: string;
  result?: { result?: { value?: unknown } };
}

/**
 * Lets a page's process crash and reloads its tab, as a visitor would. Playwright gives a crashed page
 * up, so the tab is spoken to past it, through the browser; the page must have no routes, which would
 * never be answered.
 *
 * @returns what evaluates an expression in the reloaded tab
 */
export async function crashAndReload(page: Page, browser: Browser) {
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send('Target.getTargets');
  const tab = targetInfos.find(({ type, url }) => type === 'page' && url === page.url());
  if (!tab) throw new Error('The tab was not found.');
  const { sessionId } = await devtools.send('Target.attachToTarget', {
    targetId: tab.targetId,
    flatten: false,
  });

  let lastId = 0;
  const waiting = new Map<number | string, (reply: Reply) => void>();
  const replyTo = (idOrMethod: number | string) =>
    new Promise<Reply>((resolve) => waiting.set(idOrMethod, resolve));
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const reply: Reply = JSON.parse(message);
    waiting.get(reply.id ?? reply.method ?? 0)?.(reply);
  });
  const send = async (method: string, params: object = {}): Promise<Reply> => {
    lastId += 1;
    const id = lastId;
    const replied = replyTo(id);
    await devtools.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    return replied;
  };

  await send('Page.enable');
  const crashed = page.waitForEvent('crash');
  await Promise.all([crashed, Promise.race([send('Page.crash'), crashed])]);
  const reloaded = replyTo('Page.loadEventFired');
  await send('Page.reload');
  await reloaded;
  return async (expression: string) =>
    (await send('Runtime.evaluate', { expression })).result?.result?.value;
}
