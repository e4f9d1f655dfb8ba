import type { Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminars } from '../../src/content/seminars';
import { darkPalette } from '../../src/theme/palette';
import { screens } from '../../src/theme/tokens';
import { contactForm } from '../support/contactForm';
import { pages } from '../support/documents';
import { textFaults } from '../support/look';
import { expect, test } from '../support/test';
import { bar, follow, rgb } from '../support/visit';

test.use({ javaScriptEnabled: false, viewport: screens.phone });

/**
 * Texts with a figure that stand beside an element. Phones make dates, hours and numbers links before React has come,
 * which then finds an element in the place of a text, and renders the page again.
 */
const bareFigures = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement: parent } = texts.currentNode;
      if (/\d/.test(textContent ?? '') && parent?.childElementCount) found.push(parent.outerHTML);
    }
    return found;
  });

test('every page can be read, and the bar of a phone leads to it', async ({ page }) => {
  await page.goto('/team');
  for (const { key, path } of pages) {
    await follow(page, key);
    await expect(page).toHaveURL(path);
    for (const { name } of pages) {
      await expect(bar(page).getByRole('link', { name, exact: true })).toBeInViewport();
    }
    const dead = page.locator('button, select').filter({ visible: true });
    await expect(dead, 'would do nothing').toHaveCount(0);
    expect(await textFaults(page), path).toEqual([]);
    expect(await bareFigures(page), path).toEqual([]);
  }
});

test('an email takes the place of Send and of Register Now', async ({ page }) => {
  await page.goto('/contact');
  const mail = contactForm(page).form.getByRole('link', { name: company.supportEmail });
  await expect(mail).toHaveAttribute('href', `mailto:${company.supportEmail}`);
  await mail.focus();
  await expect(mail, 'its ring').toHaveCSS('outline-style', 'solid');
  await page.goto('/seminars?category=hr');
  await expect(page.getByRole('navigation', { name: seminarsPage.filter.label })).toBeHidden();
  await expect(page.getByRole('link', { name: seminarsPage.card.ask })).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(seminars.length);
  for (const seminar of seminars) {
    const link = page.getByRole('link', { name: `${seminarsPage.card.mail} ${seminar.title}` });
    const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(pathname).toBe(company.supportEmail);
    expect(searchParams.get('subject')).toBe(seminar.title);
    expect(searchParams.get('body'), 'an open end').toMatch(/^\w.+:$/);
  }
});

test('on a dark system the page is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/team');
  const ground = rgb(darkPalette.background.default);
  await expect(page.locator('body')).toHaveCSS('background-color', ground);
});

/** The computed value of `transparent`. */
const clear = /[/,] 0\)$/;

test('the bar is opaque as soon as the page is scrolled', async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await page.goto('/contact');
  const banner = page.getByRole('banner');
  await expect(banner).toHaveCSS('background-color', clear);
  await page.mouse.wheel(0, 400);
  await expect(banner).not.toHaveCSS('background-color', clear);
});
