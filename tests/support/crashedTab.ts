import type { Browser, Page } from '@playwright/test';

interface Reply {
  id?: number;
  result?: { result?: { value?: unknown } };
}

/**
 * Lets a page's process crash and reloads its tab, as a visitor would. Playwright gives a crashed page
 * up, so the tab is spoken to past it, through the browser.
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

  const waiting = new Map<number, (reply: Reply) => void>();
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const reply: Reply = JSON.parse(message);
    waiting.get(reply.id ?? 0)?.(reply);
  });
  const send = async (method: string, params: object = {}): Promise<Reply> => {
    const id = waiting.size + 1;
    const replied = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    await devtools.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    return replied;
  };

  const crashed = page.waitForEvent('crash');
  await Promise.all([crashed, Promise.race([send('Page.crash'), crashed])]);
  await send('Page.reload');
  return async (expression: string) =>
    (await send('Runtime.evaluate', { expression })).result?.result?.value;
}
