import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../browser.mjs';
import { serveFolder } from '../static-server.mjs';
import { pages, pictureName, schemes, widths } from './names.mjs';

/** Takes a picture of every page of a built site: `node tools/look/shoot.mjs dist pictures`. */
const [, , site = 'dist', folder = 'pictures'] = process.argv;
mkdirSync(folder, { recursive: true });
const { url, close } = await serveFolder(site, 0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
for (const colorScheme of schemes) {
  for (const width of widths) {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    for (const name of pages) {
      await page.goto(url + (name === 'home' ? '' : name));
      await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
      // Pictures are fetched as they come near.
      for (const picture of await page.locator('img:visible').all()) {
        await picture.scrollIntoViewIfNeeded();
        await picture.evaluate((/** @type {HTMLImageElement} */ image) => image.decode());
      }
      await page.evaluate(() => {
        window.scrollTo(0, 0);
        return document.fonts.ready;
      });
      const path = join(folder, pictureName(name, width, colorScheme));
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
    await page.close();
  }
}
await browser.close();
close();
