import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  type Route,
  test,
} from '@playwright/test';
import { schemeModeKey } from '../src/boot/contract';
import { layoutText } from '../src/content/layout';
import { routes } from '../src/routes';
import { siteUrl } from './support/sites';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const addresses = [...routes.map(({ path }) => path), '/no-such-page'];

/** The pictures that a page asks for; the icon of the tab and the partners' logos have but one version. */
function watchPictures(page: Page) {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:avif|webp)$|\/logo-/.test(pathname)) names.push(pathname.replace('/assets/', ''));
  });
  return {
    all: names,
    of: (scheme: Scheme) =>
      names.filter((name) => /-(?:dark|reverse)-/.test(name) === (scheme === 'dark')),
  };
}

/** Brings every picture near, as a visitor does who reads to the end. */
async function readToTheEnd(page: Page) {
  for (const picture of await page.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
}

async function readAllPages(browser: Browser, options: BrowserContextOptions, choice?: Scheme) {
  const context = await browser.newContext({ baseURL: siteUrl, ...options });
  await context.addInitScript(([key, mode]) => mode && localStorage.setItem(key, mode), [
    schemeModeKey,
    choice,
  ] as const);
  const page = await context.newPage();
  const pictures = watchPictures(page);
  for (const address of addresses) {
    await page.goto(address);
    await readToTheEnd(page);
  }
  return { context, page, pictures };
}

for (const system of schemes) {
  const other = system === 'light' ? 'dark' : 'light';

  test(`a ${system} system gets no picture of the ${other} scheme, with and without scripts`, async ({
    browser,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const { context, pictures } = await readAllPages(browser, {
        colorScheme: system,
        javaScriptEnabled,
      });
      expect(pictures.of(system).length).toBeGreaterThan(30);
      expect(pictures.of(other), `scripts: ${javaScriptEnabled}`).toEqual([]);
      await context.close();
    }
  });

  test(`${other} as the choice on a ${system} system gets its pictures alone, first visit to last`, async ({
    browser,
  }) => {
    const { context, page, pictures } = await readAllPages(browser, { colorScheme: system }, other);
    await page.reload();
    await readToTheEnd(page);
    await page.goBack();
    await readToTheEnd(page);
    expect(pictures.of(other).length).toBeGreaterThan(30);
    expect(pictures.of(system)).toEqual([]);
    await context.close();
  });
}

test('a change of scheme leaves no picture blank while the other one is on its way', async ({
  page,
}) => {
  await page.goto('/team');
  const portrait = page.getByRole('img').first();
  await expect(portrait).toHaveJSProperty('complete', true);
  await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
  const box = await portrait.boundingBox();
  if (!box) throw new Error('The portrait is not drawn.');
  // Its middle: the page shows at its corners.
  const clip = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 40, height: 40 };
  const face = () => page.screenshot({ clip });
  const before = await face();

  const held: Route[] = [];
  await page.route(/-dark-/, (route) => void held.push(route));
  const asked = page.waitForRequest(/ceo-dark-/);
  await page.getByRole('combobox', { name: layoutText.schemes.label }).selectOption('dark');
  await page.mouse.move(0, 0);
  await asked;
  expect((await face()).equals(before), 'the picture stays').toBe(true);
  for (const route of held) await route.continue();
  await expect.poll(async () => (await face()).equals(before), 'the other comes').toBe(false);
});

test('without scripts the system decides about colors, too', async ({ browser }) => {
  const page = await browser.newPage({
    baseURL: siteUrl,
    colorScheme: 'dark',
    javaScriptEnabled: false,
  });
  await page.goto('/team');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(7, 29, 36)');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.close();
});
