/**
 * A telephone of today: many pixels, so that it asks for large pictures. The same size as the theme's
 * `screens.phone`, which plain Node cannot read.
 */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

/** @typedef {{ path: string, bytes: number }} WeighedFile */

/**
 * The weight of a page on the wire, in bytes, read from top to bottom on a phone: `scripts` are those it
 * takes to come alive, `later` those that are fetched ahead after that.
 *
 * @typedef {Record<'html' | 'scripts' | 'later' | 'styles' | 'fonts' | 'pictures', WeighedFile[]>} PageWeight
 */

/**
 * Opens a page as a first visit and weighs all that it fetches.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<PageWeight>}
 */
export async function weighPage(browser, url) {
  const page = await browser.newPage(phone);
  const weight = await weighIn(page, url);
  await page.close();
  return weight;
}

/**
 * The same in a page that has loaded nothing yet.
 *
 * @param {import('playwright').Page} page
 * @param {string} url
 * @returns {Promise<PageWeight>}
 */
export async function weighIn(page, url) {
  await page.addInitScript(() => {
    window.addEventListener('hydrated', () => performance.mark('alive'));
  });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
  for (const picture of await page.locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((/** @type {HTMLImageElement} */ image) => image.decode());
  }
  await page.waitForLoadState('networkidle');
  const { alive, files } = await page.evaluate(() => {
    const entries = /** @type {PerformanceResourceTiming[]} */ ([
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ]);
    return {
      alive: performance.getEntriesByName('alive')[0]?.startTime ?? 0,
      files: entries.map(({ entryType, name, startTime, encodedBodySize }) => ({
        page: entryType === 'navigation',
        path: new URL(name).pathname,
        start: startTime,
        bytes: encodedBodySize,
      })),
    };
  });

  const named = (/** @type {RegExp} */ kind) => files.filter(({ path }) => kind.test(path));
  const scripts = named(/\.js$/);
  return {
    html: files.filter((file) => file.page),
    scripts: scripts.filter(({ start }) => start < alive),
    later: scripts.filter(({ start }) => start >= alive),
    styles: named(/\.css$/),
    fonts: named(/\.woff2$/),
    pictures: named(/\.(avif|webp|svg|jpg|png)$/),
  };
}

/** @param {readonly WeighedFile[]} files */
export function total(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
