/**
 * A telephone of today: many pixels, so that it asks for large pictures. The same numbers as the
 * theme's `screens.phone`, which plain Node cannot read.
 */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

/** @typedef {{ path: string, bytes: number }} WeighedFile */

/**
 * What a page weighs on the wire, in bytes, read from top to bottom on a phone: `html`, `scripts` until
 * it is alive, `later` for scripts that are fetched ahead after that, `styles`, `fonts`, and `pictures`.
 *
 * @typedef {Record<'html' | 'scripts' | 'later' | 'styles' | 'fonts' | 'pictures', WeighedFile[]>} PageWeight
 */

/** @type {Partial<Record<string, keyof PageWeight>>} */
const kinds = {
  document: 'html',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'pictures',
};

/**
 * Opens a page as a first visit and weighs all that it fetches.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<PageWeight>}
 */
export async function weighPage(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  /** @type {PageWeight} */
  const weight = { html: [], scripts: [], later: [], styles: [], fonts: [], pictures: [] };
  let alive = false;
  page.on('requestfinished', async (request) => {
    const kind = kinds[request.resourceType()];
    if (!kind) return;
    const list = weight[kind === 'scripts' && alive ? 'later' : kind];
    const { responseBodySize } = await request.sizes();
    list.push({ path: new URL(request.url()).pathname, bytes: responseBodySize });
  });
  await page.addInitScript(() => {
    window.addEventListener('hydrated', () =>
      document.documentElement.setAttribute('data-alive', ''),
    );
  });
  await page.goto(url);
  await page.waitForSelector('[data-alive]', { state: 'attached' });
  alive = true;
  for (const picture of await page.locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((/** @type {HTMLImageElement} */ image) => image.decode());
  }
  await page.waitForLoadState('networkidle');
  await context.close();
  return weight;
}

/** @param {readonly WeighedFile[]} files */
export function total(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
