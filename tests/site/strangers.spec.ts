import type { Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { noticeAreaText, noticeTexts } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminars } from '../../src/content/seminars';
import { type RouteKey, routeOf } from '../../src/routes';
import { attributes, schemeKey } from '../../src/start/names';
import { documents, pages, siteUrl } from '../support/documents';
import { hold } from '../support/hold';
import { mailService } from '../support/mail';
import { expect, hydrated, open, settled, test } from '../support/test';

const { fields, ...form } = contactPage.form;
const words = { user_name: 'Kim Larsen', user_email: 'kim@example.com', message: 'A word.' };

const field = (page: Page, name: keyof typeof words) =>
  page.getByRole('textbox', { name: fields[name].label });

async function write(page: Page) {
  for (const name of Object.keys(words) as (keyof typeof words)[]) {
    await field(page, name).fill(words[name]);
  }
}

const status = (page: Page) => page.getByRole('form', { name: form.heading }).getByRole('status');
const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function expectNotice(page: Page, text: string) {
  const area = page.getByRole('region', { name: noticeAreaText.label });
  await expect(area.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();
}

async function follow(page: Page, key: RouteKey) {
  const bar = page.getByRole('navigation', { name: layoutText.mainNavigation });
  await bar.getByRole('link', { name: routeOf(key).name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    documents.find((one) => one.key === key)?.heading ?? '',
  );
  await expect(page).toHaveTitle(routeOf(key).title);
}

/** Fails where nothing catches what the page throws. */
function watchErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

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
  await send(page, form.send);
  await expect(status(page)).toHaveText(form.status.refused);
  await expectNotice(page, noticeTexts.sendFailed.text);
  service.answerWith('ok');
  await send(page, form.tryAgain);
  await expect(status(page)).toHaveText(`${form.status.sent} ${form.replyTo} ${words.user_email}`);
  await expectNotice(page, noticeTexts.sent.text);

  await follow(page, 'seminars');
  const hr = seminars.filter(({ category }) => category === 'hr');
  for (const { title } of hr.slice(0, 2)) {
    await send(page, `${seminarsPage.card.register} ${title}`);
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

/** What the head says of the page, each as often as it stands there. */
const headOf = (page: Page) =>
  page.locator('head').evaluate((head) => {
    const values = (selector: string, name: string) =>
      [...head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    return {
      canonical: values('link[rel=canonical]', 'href'),
      description: values('meta[name=description]', 'content'),
      url: values('meta[property="og:url"]', 'content'),
      title: values('meta[property="og:title"]', 'content'),
      robots: values('meta[name=robots]', 'content'),
    };
  });

function headFor(key: RouteKey) {
  const { path, title, description } = routeOf(key);
  const url = siteUrl + path;
  return { canonical: [url], description: [description], url: [url], title: [title], robots: [] };
}

for (const { path, key } of documents.filter((one) => /contact|notFound/.test(one.key))) {
  const address = path === '/404' ? '/no-such-page' : path;

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
    if (key === 'contact') {
      await write(page);
      await field(page, 'user_email').focus();
    }
    const reported = page.waitForEvent('console', (message) => message.type() === 'warning');
    letGo();
    await hydrated(page);
    await reported;
    if (key === 'contact') {
      for (const [name, text] of Object.entries(words)) {
        await expect(field(page, name as keyof typeof words)).toHaveValue(text);
      }
      await expect(field(page, 'user_email')).toBeFocused();
      expect(await headOf(page)).toEqual(headFor(key));
    } else {
      expect(await headOf(page)).toMatchObject({ canonical: [], url: [], robots: ['noindex'] });
    }
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
  for (const { path, heading } of pages) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.getByRole('combobox', { name: layoutText.schemes.label }).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute(attributes.colorScheme, 'dark');
  await write(page);
  await settled(page);
  await follow(page, 'team');
  await page.goBack();
  await expect(field(page, 'message')).toHaveValue(words.message);
  await send(page, form.send);
  await expect(status(page)).toContainText(form.status.sent);
  expect(service.received).toMatchObject([words]);
  expect(errors).toEqual([]);
});

test('only the scheme and the draft are stored, and what earlier releases left is removed', async ({
  page,
}) => {
  await mailService(page);
  await open(page, '/contact');
  const left = ['contact-claims', 'northmere-contact-claims'];
  await page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, '[]');
  }, left);
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
  await send(page, form.send);
  await expect(status(page)).toContainText(form.status.sent);
  await expect.poll(async () => (await stored())[1]).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
