import { expect, type Page, test } from '@playwright/test';
import { layoutText } from '../src/content/layout';
import { noticeAreaText } from '../src/content/notices';
import { seminarsPage } from '../src/content/pages/seminars';
import { routes } from '../src/routes';
import { contactForm, question } from './support/contactForm';
import { mailService } from './support/mailService';
import { openPage } from './support/openPage';
import { configuredSiteUrl } from './support/sites';
import { findFaults } from './support/textFaults';

/**
 * Text of twice the size (WCAG 1.4.4) or spaced wider (WCAG 1.4.12): nothing sideways, nothing cut, in every
 * state of every page.
 */

const widths = [320, 390, 1280];

/** What a reader may ask for: twice the size by the browser's own setting or of the page's text alone, and space. */
const ways = {
  setting: async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  },
  text: (page: Page) =>
    page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    }),
  spacing: (page: Page) =>
    page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-bottom: 2em !important }`);
        document.adoptedStyleSheets.push(spacing);
      });
    }),
};

/** How much of what has focus lies under the area of notices. */
const covered = (page: Page) =>
  page.evaluate((label) => {
    const area = document.querySelector(`[aria-label="${label}"]`)?.getBoundingClientRect();
    const control = document.activeElement?.getBoundingClientRect();
    if (!area || !control) return Number.NaN;
    const beside = area.right < control.left || control.right < area.left;
    const rows = Math.min(area.bottom, control.bottom) - Math.max(area.top, control.top);
    return beside ? 0 : Math.max(0, rows);
  }, noticeAreaText.label);

for (const [name, enlarge] of Object.entries(ways)) {
  for (const width of widths) {
    test.describe(`${name}, ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });
      test.beforeEach(async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await enlarge(page);
      });

      test('every page', async ({ page }) => {
        for (const { path } of [...routes, { path: '/no-such-page' }]) {
          await openPage(page, path);
          expect(await findFaults(page), path).toEqual([]);
        }
      });

      test('the menu, or the links of the bar', async ({ page }) => {
        await openPage(page, '/');
        const menu = page.getByRole('button', { name: layoutText.openMenu });
        if (await menu.isVisible()) {
          await menu.click();
          await expect(page.getByRole('dialog')).toBeVisible();
        }
        for (const { name: link } of routes) {
          await expect(page.getByRole('link', { name: link, exact: true }).last()).toBeVisible();
        }
        expect(await findFaults(page)).toEqual([]);
      });

      test('a notice, which leaves its button in sight', async ({ page }) => {
        await openPage(page, '/seminars');
        const register = page.getByRole('button', { name: seminarsPage.card.register }).first();
        await register.focus();
        await page.keyboard.press('Enter');
        const area = page.getByRole('region', { name: noticeAreaText.label });
        await expect(area.getByRole('button')).toBeVisible();
        expect(await findFaults(page)).toEqual([]);
        await expect.poll(() => covered(page)).toBe(0);
      });

      test('the form: refused fields, then a refused message', async ({ page }) => {
        const service = await mailService(page);
        service.answerWith('broken');
        await openPage(page, `${configuredSiteUrl}/contact`);
        const form = contactForm(page);
        await form.send.click();
        await expect(page.getByRole('textbox').first()).toBeFocused();
        expect(await findFaults(page), 'refused fields').toEqual([]);
        await form.write(question);
        await form.send.click();
        await expect(form.tryAgain).toBeVisible();
        expect(await findFaults(page), 'a refused message').toEqual([]);
      });
    });
  }
}
