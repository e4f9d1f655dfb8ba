import { expect, type Page, test } from '@playwright/test';
import { layoutText } from '../src/content/layout';
import { noticeAreaText } from '../src/content/notices';
import { seminarsPage } from '../src/content/pages/seminars';
import { routes } from '../src/routes';
import { contactForm, question } from './support/contactForm';
import { largerText } from './support/largerText';
import { mailService } from './support/mailService';
import { openPage } from './support/openPage';
import { configuredSiteUrl } from './support/sites';
import { findFaults } from './support/textFaults';

/**
 * Larger text in what opens and appears on a page: nothing scrolls sideways, nothing is cut.
 * `accessibility.spec.ts` looks at the pages themselves.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 390, 1280];
const height = 844;

/** Looks at a page in each way that a reader may enlarge its text, on a phone and on a desktop. */
async function withLargerText(page: Page, look: (label: string) => Promise<void>) {
  for (const [way, enlarge] of Object.entries(largerText)) {
    const undo = await enlarge(page.mainFrame());
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await look(`${way}, ${width} px`);
    }
    await undo();
  }
}

const expectNoFaults = (page: Page, label: string) =>
  expect.poll(() => findFaults(page), label).toEqual([]);

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

test('the menu, or the links of the bar', async ({ page }) => {
  await openPage(page, '/');
  const menu = page.getByRole('dialog', { name: layoutText.menuNavigation });
  await withLargerText(page, async (label) => {
    const button = page.getByRole('button', { name: layoutText.openMenu });
    if (await button.isVisible()) await button.click();
    for (const { name } of routes) {
      await expect(page.getByRole('link', { name, exact: true }).last()).toBeVisible();
    }
    await expectNoFaults(page, label);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });
});

for (const [way, enlarge] of Object.entries(largerText)) {
  for (const width of widths) {
    test.describe(`${way}, ${width} px`, () => {
      test.use({ viewport: { width, height } });

      test('a notice, which leaves its button in sight', async ({ page }) => {
        await openPage(page, '/seminars');
        await enlarge(page.mainFrame());
        const register = page.getByRole('button', { name: seminarsPage.card.register }).first();
        await register.focus();
        await page.keyboard.press('Enter');
        const area = page.getByRole('region', { name: noticeAreaText.label });
        await expect(area.getByRole('button')).toBeVisible();
        await expectNoFaults(page, 'with the notice');
        await expect.poll(() => covered(page)).toBe(0);
      });
    });
  }
}

test('the form: refused fields, then a refused message', async ({ page }) => {
  const service = await mailService(page);
  service.answerWith('broken');
  await openPage(page, `${configuredSiteUrl}/contact`);
  const form = contactForm(page);
  await form.send.click();
  await expect(form.name).toBeFocused();
  await withLargerText(page, (label) => expectNoFaults(page, `${label}, refused fields`));
  await form.write(question);
  await form.send.click();
  await expect(form.tryAgain).toBeVisible();
  await withLargerText(page, (label) => expectNoFaults(page, `${label}, a refused message`));
});
