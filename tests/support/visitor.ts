import { expect, type Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { noticeAreaText } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { type RouteKey, routeOf } from '../../src/routes';
import { pages } from './documents';

/** The pages in the bar. */
export const bar = (page: Page) =>
  page.getByRole('navigation', { name: layoutText.mainNavigation });

export async function expectPage(page: Page, key: RouteKey) {
  const { heading } = pages.find((one) => one.key === key) ?? {};
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading ?? '']);
  await expect(page).toHaveTitle(routeOf(key).title);
}

/** Follows a link of the bar. */
export async function follow(page: Page, key: RouteKey) {
  await bar(page)
    .getByRole('link', { name: routeOf(key).name, exact: true })
    .click();
  await expectPage(page, key);
}

/** A notice is to be seen that says this, to the letter. */
export async function expectNotice(page: Page, text: string) {
  const area = page.getByRole('region', { name: noticeAreaText.label });
  await expect(area.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();
}

/** What goes wrong where nothing catches it. */
export function watchErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** A message, by the names of the fields. */
export const words = {
  user_name: 'Kim Larsen',
  user_email: 'kim@example.com',
  message: 'Do you teach in Danish?',
};

export const field = (page: Page, name: keyof typeof words) =>
  page.getByRole('textbox', { name: contactPage.form.fields[name].label });

const names = Object.keys(words) as (keyof typeof words)[];

export async function write(page: Page) {
  for (const name of names) await field(page, name).fill(words[name]);
}

export async function expectWords(page: Page) {
  for (const name of names) await expect(field(page, name)).toHaveValue(words[name]);
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** What the form says of the message. */
export const status = (page: Page) => page.getByRole('form').getByRole('status');

/** A color of the palette as browsers say it: `#ffffff` → `rgb(255, 255, 255)` */
export const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16)).join(', ')})`;
