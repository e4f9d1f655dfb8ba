import { expect, type Page, test } from '@playwright/test';
import { openingOf } from '../src/contact/askedSeminar';
import { emptyMessage } from '../src/contact/message';
import { aboutSeminar } from '../src/content/aboutSeminar';
import { homePage } from '../src/content/pages/home';
import { seminarsPage } from '../src/content/pages/seminars';
import { seminars } from '../src/content/seminars';
import type { Seminar } from '../src/content/types';
import { askPath, seminarParameter } from '../src/lib/askPath';
import { routeOf } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { contactForm, sender, text } from './support/contactForm';
import { holdScripts } from './support/holdScripts';
import { mailService } from './support/mailService';
import { openPage } from './support/openPage';
import { configuredSiteUrl } from './support/sites';
import { stores } from './support/stores';

const [other, seminar] = seminars;
if (!seminar || !other) throw new Error('A seminar to ask about is missing.');
const line = aboutSeminar(seminar);
const opening = openingOf(line);
const contact = routeOf('contact').path;

const message = (page: Page) => contactForm(page).message;
const removeButton = (page: Page) => page.getByRole('button', { name: text.about.remove });
const addButton = (page: Page, { title } = seminar as Seminar) =>
  page.getByRole('button', { name: text.about.add(title) });

async function ask(page: Page, { slug, title } = seminar as Seminar) {
  await page.goto(routeOf('seminars').path);
  await page
    .getByRole('link', { name: seminarsPage.card.named(seminarsPage.card.ask, title) })
    .click();
  await expect(page).toHaveURL(askPath(slug));
}

for (const viewport of [screens.phone, screens.desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, baseURL: configuredSiteUrl });

    test('three presses lead from the home page to a sent message about one seminar', async ({
      page,
    }) => {
      const service = await mailService(page);
      const form = contactForm(page);
      await page.goto('/');
      await page.getByRole('link', { name: homePage.hero.action }).click();
      await page
        .getByRole('link', { name: seminarsPage.card.named(seminarsPage.card.ask, seminar.title) })
        .click();
      await expect(form.message).toHaveValue(opening);
      await form.name.focus();
      for (const words of Object.values(sender)) {
        await page.keyboard.type(words);
        await page.keyboard.press('Tab');
      }
      await expect(form.message).toBeFocused();
      await page.keyboard.type('We are forty people.');
      await form.send.click();
      await form.expectSent();
      expect(service.received.map((fields) => fields.message)).toEqual([
        `${opening}We are forty people.`,
      ]);

      await expect(page).toHaveURL(contact);
      await expect(removeButton(page)).toHaveCount(0);
      await page.reload();
      await form.expectToHold(emptyMessage);
    });
  });
}

test('the line stands there once, also after a reload and on Back', async ({ page }) => {
  await ask(page);
  await expect(message(page)).toHaveValue(opening);
  await message(page).press('Control+End');
  await message(page).pressSequentially('Forty seats, please.');
  await page.reload();
  await expect(removeButton(page)).toBeVisible();
  await expect(message(page)).toHaveValue(`${opening}Forty seats, please.`);
  await page.goBack();
  await page.goForward();
  await expect(removeButton(page)).toBeVisible();
  await expect(message(page)).toHaveValue(`${opening}Forty seats, please.`);
});

test('words and the line of another seminar stay as they are', async ({ page }) => {
  await openPage(page, contact);
  await message(page).fill('We are forty.');
  await ask(page);
  await expect(addButton(page)).toBeVisible();
  await expect(message(page)).toHaveValue('We are forty.');
  await addButton(page).click();
  await expect(message(page)).toHaveValue(`${opening}We are forty.`);

  await ask(page, other);
  await expect(addButton(page, other)).toBeVisible();
  await expect(message(page)).toHaveValue(`${opening}We are forty.`);
});

test('words that are typed before the page is hydrated stay as they are', async ({ page }) => {
  const { letGo } = await holdScripts(page);
  await page.goto(askPath(seminar.slug), { waitUntil: 'commit' });
  await message(page).pressSequentially('Forty');
  letGo();
  await expect(addButton(page)).toBeVisible();
  await expect(message(page)).toHaveValue('Forty');
});

test('a line taken out does not come back with a reload', async ({ page }) => {
  await ask(page);
  await removeButton(page).click();
  await expect(message(page)).toHaveValue('');
  await expect(page).toHaveURL(contact);
  await page.reload();
  await expect(message(page)).toHaveValue('');
});

for (const [store, breakStore] of Object.entries(stores)) {
  test(`with a ${store} store the line is there, and a visitor who wrote nothing may leave`, async ({
    page,
  }) => {
    await page.addInitScript(breakStore);
    let isAsked = false;
    page.on('dialog', (dialog) => {
      isAsked = true;
      return dialog.accept();
    });
    await ask(page);
    await expect(message(page)).toHaveValue(opening);
    await page.reload();
    await expect(message(page)).toHaveValue(opening);
    expect(isAsked).toBe(false);
  });
}

test('a wrong name in the address is nothing', async ({ page }) => {
  for (const name of ['quantum-juggling', '%E0%A4%A', '<script>', 'constructor']) {
    const known = page.waitForResponse(/\/assets\/seminars-/);
    await openPage(page, `${contact}?${seminarParameter}=${name}`);
    await known;
    await page.waitForLoadState('networkidle');
    await expect(message(page)).toHaveValue('');
    await expect(removeButton(page)).toHaveCount(0);
  }
});

test('Register Now shows its notice and does nothing else', async ({ page }) => {
  await openPage(page, routeOf('seminars').path);
  const address = page.url();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  await page
    .getByRole('button', {
      name: seminarsPage.card.named(seminarsPage.card.register, seminar.title),
    })
    .click();
  await expect(page.getByText('Registration Successful!', { exact: true })).toBeVisible();
  expect(page.url()).toBe(address);
  expect(requests).toEqual([]);
  await openPage(page, contact);
  await expect(message(page)).toHaveValue('');
});
