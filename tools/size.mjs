import { chromium } from 'playwright';
import { browserArgs, findBrowser } from './browser.mjs';
import { pagePaths } from './page-paths.mjs';
import { phone, total, weighPage } from './page-weight.mjs';
import { serveFolder } from './static-server.mjs';

/**
 * Prints what each page of the built site weighs on a phone: `node tools/size.mjs [folder]`; with `--json` as
 * whole bytes for `size.yml`.
 */
const { url, close } = await serveFolder(process.argv[2] ?? 'dist', 0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });

const kilobytes = (/** @type {number} */ bytes) => Number((bytes / 1000).toFixed(1));

/** @type {Record<string, Record<string, number>>} */
const table = {};
/** @type {Record<string, Record<string, number>>} */
const weights = {};
for (const path of [...pagePaths, 'unknown']) {
  const weight = await weighPage(browser, url + path);
  weights[`/${path}`] = Object.fromEntries(
    Object.entries(weight).map(([kind, files]) => [kind, total(files)]),
  );
  const { html, scripts, later, styles, fonts, pictures } = weight;
  table[`/${path}`] = {
    HTML: kilobytes(total(html)),
    JavaScript: kilobytes(total(scripts)),
    'in files': scripts.length,
    'fetched ahead': kilobytes(total(later)),
    CSS: kilobytes(total(styles)),
    fonts: kilobytes(total(fonts)),
    pictures: kilobytes(total(pictures)),
    largest: kilobytes(Math.max(0, ...pictures.map(({ bytes }) => bytes))),
  };
}
await browser.close();
close();

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(weights));
} else {
  const { viewport, deviceScaleFactor } = phone;
  console.log(
    `On the wire in kB, ${viewport.width} px wide at ${deviceScaleFactor}x, all pictures seen:`,
  );
  console.table(table);
}
