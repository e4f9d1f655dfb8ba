import { expect, type Page, test } from '@playwright/test';
import { affiliations } from '../src/content/affiliations';
import { layoutText } from '../src/content/layout';
import { seminars } from '../src/content/seminars';
import { type RouteKey, routeOf, routes } from '../src/routes';
import { fonts, screens, weight } from '../src/theme/tokens';
import { contactForm, question } from './support/contactForm';
import { headings } from './support/headings';
import { holdFirstPaint } from './support/holdFirstPaint';
import { holdScripts } from './support/holdScripts';
import { mailService } from './support/mailService';
import { openPage, waitForHydration } from './support/openPage';
import { saveData } from './support/saveData';
import { configuredSiteUrl } from './support/sites';

/** Painted first, then alive; and nothing that a visitor does in between is lost. */

// A browser leaves downloads in the folder that it was started in.
test.use({ acceptDownloads: false });

const homeChunk = /\/HomePage-[^/]+\.js$/;

test('the page is painted, and its pictures and fonts are there, before any script is asked for', async ({
  page,
}) => {
  await openPage(page, '/');
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return {
      painted: paint?.startTime ?? Number.NaN,
      loaded: navigation?.loadEventStart ?? Number.NaN,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(times.painted).toBeGreaterThan(0);
  expect(times.firstScript).toBeGreaterThanOrEqual(times.painted);
  expect(times.firstScript).toBeGreaterThanOrEqual(times.loaded);
});

test('a picture that never arrives holds the scripts back for four seconds, and no longer', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.route(/\.(avif|webp)$/, () => {});
  const { asked, letGo } = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    return new Promise<void>((painted) => {
      new PerformanceObserver(() => painted()).observe({ type: 'paint', buffered: true });
    });
  });
  await page.clock.fastForward(3900);
  expect(asked).toEqual([]);
  await page.clock.fastForward(100);
  await page.clock.resume();
  await expect.poll(() => asked).not.toEqual([]);
  letGo();
  await waitForHydration(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});

test('the largest picture in sight is fetched at once, on a phone and on a desktop', async ({
  page,
}) => {
  for (const { path } of routes) {
    await page.goto(path);
    for (const screen of ['phone', 'desktop'] as const) {
      await page.setViewportSize(screens[screen]);
      const loading = await page.locator('img:visible').evaluateAll((pictures) => {
        const inSight = pictures.map((picture) => {
          const { top, height, width } = picture.getBoundingClientRect();
          const seen = Math.min(height, window.innerHeight - top);
          return { area: seen * width, loading: (picture as HTMLImageElement).loading };
        });
        const [largest] = inSight.toSorted((a, b) => b.area - a.area);
        return largest && largest.area > 0 ? largest.loading : 'none in sight';
      });
      expect.soft(loading, `${path} on a ${screen}`).not.toBe('lazy');
    }
  }
});

test('all scripts that hydration needs are asked for at once', async ({ page }) => {
  await saveData(page);
  const { asked, letGo } = await holdScripts(page);
  await page.goto('/');
  await expect.poll(() => asked.some((path) => homeChunk.test(path))).toBe(true);
  const first = new Set(asked);
  letGo();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(new Set(asked), 'scripts that were asked for later').toEqual(first);
  // The packages, the theme, the site, the page, two that it shares, and what joins them.
  expect(first.size).toBeLessThanOrEqual(7);
});

for (const [sign, give] of Object.entries({
  'the first touch': (page: Page) => page.mouse.down(),
  'the first key': (page: Page) => page.keyboard.press('Shift'),
  'the first focus': (page: Page) => page.keyboard.press('Tab'),
})) {
  test(`${sign} starts hydration at once, whatever else listens to it`, async ({ page }) => {
    await holdFirstPaint(page);
    await page.addInitScript(() => {
      for (const type of ['pointerdown', 'keydown', 'focusin']) {
        document.addEventListener(type, (event) => event.stopPropagation());
      }
    });
    const { asked, letGo } = await holdScripts(page);
    await page.goto('/');
    expect(asked).toEqual([]);
    await give(page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    letGo();
  });
}

/** Presses the menu button on a phone before any script is there. */
async function pressMenu(page: Page) {
  await page.setViewportSize(screens.phone);
  const { letGo } = await holdScripts(page);
  await page.goto('/');
  const button = page.getByRole('button', { name: layoutText.openMenu });
  await button.click();
  const links = page.getByRole('navigation', { name: layoutText.mainNavigation });
  return { letGo, button, links };
}

test('logos of partners far below wait for the scripts, which they would hold back, and then all come', async ({
  page,
}) => {
  const slugs = affiliations.map(({ slug }) => slug);
  const logos: string[] = [];
  page.on('request', (request) => {
    const [, name = ''] = /assets\/(.+)-[^/]{6}\.svg$/.exec(request.url()) ?? [];
    if (slugs.includes(name)) logos.push(name);
  });
  const { asked, letGo } = await holdScripts(page);
  await page.setViewportSize(screens.phone);
  await page.goto('/affiliations');
  await expect.poll(() => asked).not.toEqual([]);
  expect(logos, 'those in sight').toContain(slugs[0]);
  expect(logos, 'those far below').not.toContain(slugs.at(-1));
  letGo();
  await expect.poll(() => logos.toSorted()).toEqual(slugs.toSorted());
});

test('while the typefaces are on their way, their stand-ins take the same room', async ({
  page,
}) => {
  await page.goto('/seminars');
  const styles = [
    [400, fonts.text],
    [weight.strong, fonts.text],
    [weight.bold, fonts.display],
  ] as const;
  for (const [boldness, stack] of styles) {
    const [own = '', standIn = ''] = stack.split(', ');
    const widths = await page.evaluate(
      async (all) => {
        const words = document.querySelector('main')?.textContent ?? '';
        const context = document.createElement('canvas').getContext('2d');
        // A stand-in that this machine lacks cannot be loaded; its width then tells so.
        await Promise.allSettled(all.map((font) => document.fonts.load(font)));
        return all.map((font) => {
          Object.assign(context ?? {}, { font });
          return context?.measureText(words).width ?? 0;
        });
      },
      [own, `${standIn}, monospace`, 'monospace'].map((family) => `${boldness} 100px ${family}`),
    );
    const [ofOwn = 0, ofStandIn = 0, ofNeither = 0] = widths;
    test.skip(ofStandIn === ofNeither, 'Neither Arial nor its twin is installed.');
    expect(ofOwn / ofStandIn, `${boldness} ${own}`).toBeGreaterThan(0.99);
    expect(ofOwn / ofStandIn, `${boldness} ${own}`).toBeLessThan(1.01);
  }
});

test.describe('pressed too early', () => {
  test('the menu button shows the links at once, and the menu once there is one', async ({
    page,
  }) => {
    const { letGo, button, links } = await pressMenu(page);
    await expect(links.getByRole('link')).toHaveText(routes.map(({ name }) => name));
    await page.keyboard.press('Tab');
    await expect(links.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(links).toBeVisible();
    letGo();
    await waitForHydration(page);
    const menu = page.getByRole('dialog', { name: layoutText.menuNavigation });
    await expect(links).toBeVisible();
    await expect(menu).toHaveCount(0);
    await button.click();
    await expect(menu).toBeVisible();
    await expect(links).toBeHidden();
  });

  test('a link of the menu leads on, before hydration and after it', async ({ page }) => {
    const { letGo, button, links } = await pressMenu(page);
    await links.getByRole('link', { name: routeOf('affiliations').name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.affiliations);

    await button.click();
    await expect(links).toBeVisible();
    letGo();
    await waitForHydration(page);
    await links.getByRole('link', { name: routeOf('team').name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.team);
    await expect(links).toBeHidden();
  });

  test('a link to another page shows that it was pressed until that page comes', async ({
    page,
  }) => {
    await holdScripts(page);
    // While a page is on its way Playwright looks at nothing, so the page itself notes what is clicked.
    await page.addInitScript(() => {
      window.addEventListener('click', ({ target }) => {
        if (target instanceof HTMLAnchorElement)
          window.name = `${target.textContent}: ${getComputedStyle(target).backgroundImage}`;
      });
    });
    const clicked = () => page.evaluate(() => window.name);
    await page.goto('/');
    await page.getByRole('link', { name: layoutText.skipLink }).press('Enter');
    expect(await clicked()).toBe(`${layoutText.skipLink}: none`);
    const link = page.getByRole('link', { name: 'Browse Seminars' }).first();
    await link.click({ modifiers: ['ControlOrMeta'] });
    expect(await clicked()).toBe('Browse Seminars: none');
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.seminars);
    expect(await clicked()).toMatch(/^Browse Seminars: repeating-linear-gradient/);
    const refused = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /^Calendar/ })
      .first()
      .click();
    await refused;
    expect(await clicked()).toMatch(/: none$/);
  });

  test('a link is fetched before the scripts of the page that it leaves', async ({ page }) => {
    await holdFirstPaint(page);
    const { asked } = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Browse Seminars' }).first().hover();
    await page.mouse.down();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.mouse.up();
    expect(asked).toEqual([]);
    await page.mouse.down();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('of two presses of Register Now the later shows its notice, though something stops clicks on their way', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      document.addEventListener('click', (event) => event.stopPropagation()),
    );
    const { letGo } = await holdScripts(page);
    await page.goto('/seminars');
    const [first = '', last = ''] = seminars.map(({ title }) => title);
    const register = (title: string) => page.getByRole('button', { name: `Register Now ${title}` });
    const waits = page.getByRole('status').getByText(layoutText.pageLoading);
    await expect(waits).toBeHidden();
    for (const title of [first, last]) {
      await register(title).click();
      await expect(register(title)).toHaveCSS('background-image', /gradient/);
      await expect(waits).toBeVisible();
    }
    letGo();
    await expect(page.getByText(`You have been registered for ${last}.`).last()).toBeVisible();
    await expect(waits).toHaveCount(0);
    for (const title of [first, last]) {
      await expect(register(title)).toHaveCSS('background-image', 'none');
    }
    await expect(page).toHaveURL('/seminars');

    await test.step('a reload presses nothing again', async () => {
      await page.reload();
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(`You have been registered for ${last}.`)).toHaveCount(0);
    });
  });

  test('the scheme is shown when it is chosen, the last one stays, and so does what is written', async ({
    page,
  }) => {
    const { letGo } = await holdScripts(page);
    await page.goto('/contact');
    const form = contactForm(page);
    await form.write(question);
    const scheme = page.getByRole('combobox', { name: layoutText.schemes.label });
    const root = page.locator('html');
    for (const mode of ['dark', 'light', 'dark']) {
      await scheme.selectOption(mode);
      await expect(root).toHaveAttribute('data-color-scheme', mode);
    }
    letGo();
    await waitForHydration(page);
    await expect(root).toHaveAttribute('data-color-scheme', 'dark');
    await expect(scheme, 'the control says it').toHaveValue('dark');
    await form.expectToHold(question);
    await scheme.selectOption('system');
    await expect(root).toHaveAttribute('data-color-scheme', 'light');
  });

  for (const way of ['Send Message', 'Enter'] as const) {
    test(`${way} sends what was written, no word gets into an address, and the next press counts`, async ({
      page,
    }) => {
      const { received } = await mailService(page);
      const addresses: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      const { letGo } = await holdScripts(page);
      await page.goto(`${configuredSiteUrl}/contact`);
      const form = contactForm(page);
      await form.write(question);
      if (way === 'Enter') await form.email.press('Enter');
      else await form.send.click();
      await page.getByRole('combobox', { name: layoutText.schemes.label }).selectOption('dark');
      await form.expectToHold(question);
      letGo();
      await form.expectSent();
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
      expect(received).toEqual([expect.objectContaining(question)]);
      expect(new Set(addresses)).toEqual(new Set([`${configuredSiteUrl}/contact`]));
    });
  }

  test('an incomplete form is refused by the browser at once, and never sent later', async ({
    page,
  }) => {
    const { letGo } = await holdScripts(page);
    const service = await mailService(page);
    await page.goto(`${configuredSiteUrl}/contact`);
    const form = contactForm(page);
    await form.send.click();
    await expect(form.name).toBeFocused();
    await form.write(question);
    letGo();
    await waitForHydration(page);
    await form.expectToHold(question);
    await expect(form.message).toBeFocused();
    expect(service.received).toEqual([]);
  });

  test('a link is an ordinary link', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: routeOf('team').name })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.team);
  });
});

test('the next page and the menu are fetched ahead: on hover, on focus, on touch', async ({
  page,
}) => {
  await saveData(page);
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  const link = (key: RouteKey) =>
    page.getByRole('navigation').getByRole('link', { name: routeOf(key).name });
  const menu = page.getByRole('button', { name: layoutText.openMenu });
  const expectToFetch = (chunk: string, give: () => Promise<void>) =>
    test.step(chunk, async () => {
      const fetched = page.waitForRequest(`**/assets/${chunk}-*.js`);
      await give();
      await fetched;
    });
  await expectToFetch('TeamPage', () => link('team').hover());
  await expectToFetch('SeminarsPage', () => link('seminars').focus());
  await expectToFetch('AffiliationsPage', () =>
    link('affiliations').dispatchEvent('pointerover', { pointerType: 'touch' }),
  );
  await page.setViewportSize(screens.phone);
  await expectToFetch('MenuDrawer', () => menu.hover());
  await expect(page).toHaveURL('/');

  await page.mouse.move(0, 0);
  await page.reload();
  await waitForHydration(page);
  await expectToFetch('MenuDrawer', () => menu.focus());
});
