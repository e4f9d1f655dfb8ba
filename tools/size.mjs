import { chromium } from 'playwright';
import { browserArgs, findBrowser } from './browser.mjs';
import { phone, total, weighPage } from './page-weight.mjs';
import { serveFolder } from './static-server.mjs';

/** Prints what each page of the built site weighs on a phone: `node tools/size.mjs [folder]`. */
const { url, close } = await serveFolder(process.argv[2] ?? 'dist', 0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });

const kilobytes = (/** @type {number} */ bytes) => Number((bytes / 1000).toFixed(1));

/** @type {Record<string, Record<string, number>>} */
const table = {};
for (const path of ['', 'seminars', 'team', 'affiliations', 'contact', 'no-such-page']) {
  const { html, scripts, later, styles, fonts, pictures } = await weighPage(browser, url + path);
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

const { viewport, deviceScaleFactor } = phone;
console.log(
  `On the wire in kB, ${viewport.width} px wide at ${deviceScaleFactor}x, all pictures seen:`,
);
console.table(table);
