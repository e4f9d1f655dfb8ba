import type { Browser, Page } from '@playwright/test';
import type { Photograph } from './plan';

/** How a story ended: without an error, or with this one. */
function endOf(page: Page, storyId: string) {
  return page.waitForFunction((id) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const [finished] = channel?.last('storyFinished') ?? [];
    const [missing] = channel?.last('storyMissing') ?? [];
    if (missing) return { error: 'There is no such story.' };
    if (finished?.storyId !== id) return false;
    if (finished.status === 'success') return { error: undefined };

    const thrown = ['playFunctionThrewException', 'storyThrewException', 'storyErrored']
      .map((event) => channel?.last(event)?.[0])
      .find(Boolean);
    return { error: String(thrown?.message ?? thrown?.description ?? 'The story failed.') };
  }, storyId);
}

/**
 * Opens one story in one mode, lets it play to its end and takes a picture of the whole page. Fails
 * where the story fails.
 */
export async function photograph(
  browser: Browser,
  storybook: string,
  { storyId, globals, size, forcedColors, reducedMotion, fullPage }: Photograph,
  clock?: string,
): Promise<Buffer> {
  const context = await browser.newContext({ viewport: size, forcedColors, reducedMotion });
  try {
    const page = await context.newPage();
    if (clock) await page.clock.setFixedTime(new Date(clock));
    // The last word tells the story that it is looked at by a camera.
    const query = new URLSearchParams({
      id: storyId,
      viewMode: 'story',
      globals,
      chromatic: 'true',
    });
    await page.goto(`${storybook}iframe.html?${query}`);
    const { error } = (await (await endOf(page, storyId)).jsonValue()) || {};
    if (error) throw new Error(error);
    return await page.screenshot({ fullPage, animations: 'disabled' });
  } finally {
    await context.close();
  }
}
