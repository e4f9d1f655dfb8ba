import type { Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { noticeTexts } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminars } from '../../src/content/seminars';
import { notFoundMeta, type RouteKey, routeOf } from '../../src/routes';
import { attributes, schemeKey } from '../../src/start/names';
import { pages, siteUrl } from '../support/documents';
import { hold } from '../support/hold';
import { mailService } from '../support/mail';
import { expect, hydrated, open, settled, test } from '../support/test';
import {
  expectNotice,
  expectPage,
  expectWords,
  field,
  follow,
  press,
  status,
  watchErrors,
  words,
  write,
} from '../support/visitor';

const { form } = contactPage;

/** Puts each text into new elements, the old node out of the page, as Chrome's translator does, now and ever after. */
function translate() {
  const run = () => {
    watching.disconnect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!text.data.trim() || parent?.closest('x-font, script, style, textarea, option')) continue;
      const font = document.createElement('x-font');
      font.append(document.createElement('x-font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
    watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  const watching = new MutationObserver(run);
  run();
}

test('a page that a translator has changed goes on, and shows what is new', async ({ page }) => {
  const errors = watchErrors(page);
  const service = await mailService(page);
  await open(page, '/contact');
  await settled(page);
  await page.evaluate(translate);
  await expect(page.locator('h1 x-font')).not.toHaveCount(0);

  service.answerWith('refused');
  await write(page);
  await press(page, form.send);
  await expect(status(page)).toHaveText(form.status.refused);
  await expectNotice(page, noticeTexts.sendFailed.text);
  service.answerWith('ok');
  await press(page, form.tryAgain);
  await expect(status(page)).toHaveText(`${form.status.sent} ${form.replyTo} ${words.user_email}`);
  await expectNotice(page, noticeTexts.sent.text);

  await follow(page, 'seminars');
  const hr = seminars.filter(({ category }) => category === 'hr');
  for (const { title } of hr.slice(0, 2)) {
    await press(page, `${seminarsPage.card.register} ${title}`);
    await expectNotice(page, noticeTexts.registered(title).text);
  }
  await page.getByRole('link', { name: 'HR', exact: true }).click();
  await expect(page.getByText(seminarsPage.filter.count(hr.length, 'hr'))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(hr.length);
  await follow(page, 'team');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(hr.length);
  expect(errors).toEqual([]);
});

const saidOfPages = [
  'link[rel=canonical]',
  'meta[property="og:url"]',
  'meta[property="og:title"]',
  'meta[name=description]',
  'meta[name=robots]',
];

/** What the head says of the page, as often as it stands there. */
async function headOf(page: Page) {
  const said = page.locator(`head > :is(${saidOfPages.join()})`);
  const read = (all: Element[]) =>
    all.map((one) => `${one.getAttribute('content') ?? one.getAttribute('href')}`);
  return (await said.evaluateAll(read)).sort();
}

function headFor(key: RouteKey) {
  const { path, title, description } = routeOf(key);
  return [siteUrl + path, siteUrl + path, title, description].sort();
}

const headOfNotFound = ['noindex', notFoundMeta.title, notFoundMeta.description].sort();

for (const address of ['/contact', '/no-such-page']) {
  const isContact = address === '/contact';

  test(`an extension changes ${address} early: words, focus and head are those of the page`, async ({
    page,
  }) => {
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<main[^>]*>/, '$&<x-banner></x-banner>');
      await route.fulfill({ response, body });
    });
    const { letGo } = await hold(page);
    await page.goto(address);
    if (isContact) {
      await write(page);
      await field(page, 'user_email').focus();
    }
    const reported = page.waitForEvent('console', (message) => message.type() === 'warning');
    letGo();
    await hydrated(page);
    await reported;
    if (isContact) {
      await expectWords(page);
      await expect(field(page, 'user_email')).toBeFocused();
    }
    expect(await headOf(page)).toEqual(isContact ? headFor('contact') : headOfNotFound);
    await settled(page);
    await follow(page, 'team');
    expect(await headOf(page)).toEqual(headFor('team'));
  });
}

test('where site data is refused, pages work and the form sends', async ({ page }) => {
  const errors = watchErrors(page);
  const service = await mailService(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    }
  });
  for (const { path, key } of pages) {
    await open(page, path);
    await expectPage(page, key);
  }
  await page.getByRole('combobox', { name: layoutText.schemes.label }).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute(attributes.colorScheme, 'dark');
  await write(page);
  await settled(page);
  await follow(page, 'team');
  await page.goBack();
  await expectWords(page);
  await press(page, form.send);
  await expect(status(page)).toContainText(form.status.sent);
  expect(service.received).toMatchObject([words]);
  expect(errors).toEqual([]);
});

test('only the scheme and the draft are stored, and what earlier releases left is removed', async ({
  page,
}) => {
  await mailService(page);
  await open(page, '/contact');
  await page.evaluate(() => localStorage.setItem('northmere-contact-claims', '[]'));
  await page.reload();
  await hydrated(page);
  await page.getByRole('combobox', { name: layoutText.schemes.label }).selectOption('dark');
  await write(page);
  const stored = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((store) => Object.keys(store).sort()));
  await expect.poll(async () => (await stored())[1]).toEqual(['contact-draft']);
  const [kept] = await stored();
  expect(kept).toContain(schemeKey);
  expect(kept?.filter((key) => !/^northmere-(scheme|color-scheme-\w+)$/.test(key))).toEqual([]);
  await press(page, form.send);
  await expect(status(page)).toContainText(form.status.sent);
  await expect.poll(async () => (await stored())[1]).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
