import { affiliations } from '../../src/content/affiliations';
import { company } from '../../src/content/company';
import { contactPage } from '../../src/content/pages/contact';
import { homePage } from '../../src/content/pages/home';
import { aboutSeminar, seminarsPage } from '../../src/content/pages/seminars';
import { seminars } from '../../src/content/seminars';
import { team } from '../../src/content/team';
import type { RouteKey } from '../../src/routes';
import { darkPalette, lightPalette } from '../../src/theme/palette';
import { screens } from '../../src/theme/tokens';
import { contactForm } from '../support/contactForm';
import { pages } from '../support/documents';
import { textFaults } from '../support/look';
import { expect, test } from '../support/test';
import { bar, follow, rgb } from '../support/visit';

test.use({ javaScriptEnabled: false, viewport: screens.phone });

/** Words that each page has to say. */
const words: Record<RouteKey, readonly string[]> = {
  home: [...homePage.features.items.map(({ text }) => text), ...homePage.journey.points],
  seminars: seminars.flatMap(({ title, description, price }) => [title, description, `$${price}`]),
  team: team.flatMap(({ name, role, description }) => [name, role, description]),
  affiliations: affiliations.flatMap(({ name, description }) => [name, description]),
  contact: [company.phone, contactPage.withoutScripts],
};

test('every page can be read, and the bar of a phone leads to it', async ({ page }) => {
  await page.goto('/team');
  for (const { key, path } of pages) {
    await follow(page, key);
    await expect(page).toHaveURL(path);
    const text = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
    expect(words[key].filter((one) => !text.includes(one))).toEqual([]);
    for (const { name } of pages) {
      await expect(bar(page).getByRole('link', { name, exact: true })).toBeInViewport();
    }
    const dead = page.locator('button, select').filter({ visible: true });
    await expect(dead, 'would do nothing').toHaveCount(0);
    expect(await textFaults(page), path).toEqual([]);
  }
  for (const [colorScheme, { background }] of [
    ['dark', darkPalette],
    ['light', lightPalette],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(background.default));
  }
});

test('an email takes the place of Send and of Register Now', async ({ page }) => {
  await page.goto('/contact');
  const mail = contactForm(page).form.getByRole('link', { name: company.supportEmail });
  await expect(mail).toHaveAttribute('href', `mailto:${company.supportEmail}`);
  await page.goto('/seminars?category=hr');
  await expect(page.getByRole('navigation', { name: seminarsPage.filter.label })).toBeHidden();
  await expect(page.getByRole('link', { name: seminarsPage.card.ask })).toHaveCount(0);
  for (const seminar of seminars) {
    const link = page.getByRole('link', { name: `${seminarsPage.card.mail} ${seminar.title}` });
    const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(pathname).toBe(company.supportEmail);
    expect(searchParams.get('subject')).toBe(aboutSeminar(seminar));
  }
});
