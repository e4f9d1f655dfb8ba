import { expect, type Page, type Request, test } from '@playwright/test';
import { routes } from '../src/routes';
import { openPage } from './support/openPage';
import { siteUrl } from './support/sites';

function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Brings every picture near, as a visitor does who reads to the end, and waits for it. */
async function seeAllPictures(page: Page) {
  for (const picture of await page.locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
}

for (const address of [...routes.map(({ path }) => path), '/no-such-page']) {
  test(`${address} asks its own host only, for slim pictures that keep their place`, async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await openPage(page, address);
    await seeAllPictures(page);
    await page.waitForLoadState('networkidle');

    for (const picture of await page.locator('img').all()) {
      await expect(picture).toHaveAttribute('width', /^[1-9]\d*$/);
      await expect(picture).toHaveAttribute('height', /^[1-9]\d*$/);
    }
    const pictures = requests.filter((request) => request.resourceType() === 'image');
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      const response = await picture.response();
      expect(response?.status(), picture.url()).toBe(200);
      expect(response?.headers()['content-type'], picture.url()).toMatch(
        /^image\/(avif|webp|svg\+xml)\b/,
      );
    }
    const addresses = requests.map((request) => request.url());
    expect(addresses.filter((url) => new URL(url).origin !== siteUrl)).toEqual([]);
  });
}
