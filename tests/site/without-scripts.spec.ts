import { formatRgb } from 'culori';
import { company } from '../../src/content/company';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminars } from '../../src/content/seminars';
import { darkPalette } from '../../src/theme/palette';
import { screens } from '../../src/theme/tokens';
import { pages } from '../support/documents';
import { textFaults } from '../support/look';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: screens.phone, colorScheme: 'dark' });

/** The computed value of `transparent`. */
const clear = /[/,] 0\)$/;

test('every page can be read, and the bar of a phone leads to it', async ({ page, visitor }) => {
  await page.goto('/team');
  for (const { key, path } of pages) {
    await visitor.follow(key);
    await expect(page).toHaveURL(path);
    for (const { name } of pages) {
      await expect(visitor.bar.getByRole('link', { name, exact: true })).toBeInViewport();
    }
    const dead = page.locator('button, select').filter({ visible: true });
    await expect(dead, 'would do nothing').toHaveCount(0);
    expect(await textFaults(page), path).toEqual([]);
    // Phones make dates, hours and numbers links, and React, which comes later, finds an element in place of a text that
    // stands beside another element: then it renders the page again.
    const bareFigures = page.locator('//body//*[*][text()[translate(., "0123456789", "") != .]]');
    await expect(bareFigures, path).toHaveText([]);
    const ground = formatRgb(darkPalette.background.default) ?? '';
    await expect(page.locator('body'), 'on a dark system').toHaveCSS('background-color', ground);
  }
  await page.setViewportSize(screens.desktop);
  const banner = page.getByRole('banner');
  await expect(banner).toHaveCSS('background-color', clear);
  await page.mouse.wheel(0, 400);
  await expect(banner).not.toHaveCSS('background-color', clear);
});

test('an email takes the place of Send and of Register Now', async ({ page, form }) => {
  await page.goto('/contact');
  const mail = form.form.getByRole('link', { name: company.supportEmail });
  await expect(mail).toHaveAttribute('href', `mailto:${company.supportEmail}`);
  await mail.focus();
  await expect(mail, 'its ring').toHaveCSS('outline-style', 'solid');
  await page.goto('/seminars?category=hr');
  await expect(page.getByRole('navigation', { name: seminarsPage.filter.label })).toBeHidden();
  await expect(page.getByRole('link', { name: seminarsPage.card.ask })).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(seminars.length);
  const { mail: byMail, mailFull } = seminarsPage.card;
  for (const seminar of seminars) {
    const name = `${seminar.full ? mailFull : byMail} ${seminar.title}`;
    const link = page.getByRole('link', { name });
    const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(pathname).toBe(company.supportEmail);
    expect(searchParams.get('subject')).toBe(seminar.title);
    expect(searchParams.get('body'), 'an open end').toMatch(/^\w.+:$/);
  }
});
