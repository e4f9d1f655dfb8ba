import type { Page } from '@playwright/test';
import { noticeTexts } from '../../src/content/notices';
import { seminarsPage } from '../../src/content/pages/seminars';
import { formHeadingId, notFoundMeta, privacyId, routeOf } from '../../src/content/routes';
import { seminarCategories, seminars } from '../../src/content/seminars';
import { screens } from '../../src/theme/tokens';
import { contactForm, contactPath, openContact, text } from '../support/contactForm';
import { siteUrl } from '../support/documents';
import { hold } from '../support/hold';
import { mailService } from '../support/mail';
import { expect, hydrated, open, test } from '../support/test';
import {
  documentsOf,
  follow,
  heading,
  menuOf,
  notices,
  press,
  registerButton,
  schemes,
  scrolled,
} from '../support/visit';

const inHr = seminars.filter(({ category }) => category === 'hr');

/** Replaces each text node by new elements, at once and after each change, as Chrome's translator does. */
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

/** As an extension does it. */
const wrapCards = () => {
  for (const element of document.querySelectorAll('main section, main article')) {
    const wrapper = document.createElement('x-wrapper');
    element.replaceWith(wrapper);
    wrapper.append(element);
  }
};

test('a page that a translator has changed goes on, and shows what is new', async ({ page }) => {
  const { form, service } = await openContact(page);
  await page.evaluate(translate);
  await expect(page.locator('h1 x-font')).not.toHaveCount(0);

  service.answerWith('refused');
  await form.write();
  await form.send.click();
  await form.expectSaid('refused');
  service.answerWith('ok');
  await press(page, text.tryAgain);
  await form.expectSaid('sent');

  await follow(page, 'seminars');
  for (const { title } of inHr.slice(0, 2)) {
    await press(page, `${seminarsPage.card.register} ${title}`);
    await expect(notices(page).saying(noticeTexts.registered(title).text)).toBeVisible();
  }
  await page.evaluate(wrapCards);
  await page.getByRole('link', { name: seminarCategories.hr, exact: true }).click();
  await expect(page.getByText(seminarsPage.filter.count(inHr.length, 'hr'))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(inHr.length);
  await follow(page, 'team');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(inHr.length);
  expect(await page.pageErrors({ filter: 'all' })).toEqual([]);
});

/** The tags of the head about the page, duplicates included. */
const headOf = (page: Page) =>
  page
    .locator(
      'head > :is([rel=canonical], [property="og:title"], [name=description], [name=robots])',
    )
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('content') ?? one.getAttribute('href')}`).sort(),
    );

test('an extension changes a page before hydration: values, focus and head survive', async ({
  page,
}) => {
  const form = contactForm(page);
  await open(page, contactPath);
  const head = await headOf(page);
  await page.route(/contact$|nowhere$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<main[^>]*>/, '$&<x-banner></x-banner>')
      .replace('</body>', '<form><textarea name="message"></textarea></form>$&');
    await route.fulfill({ response, body });
  });
  const { release } = await hold(page);
  await page.reload();
  await form.write();
  await form.field('user_email').focus();
  const reported = page.waitForEvent('console', (message) => message.type() === 'warning');
  await release();
  await reported;
  await form.expectToHold();
  await expect(form.field('user_email')).toBeFocused();
  expect(await headOf(page)).toEqual(head);
  await follow(page, 'team');
  expect(await headOf(page)).toHaveLength(head.length);

  await open(page, '/nowhere');
  const { title, description } = notFoundMeta;
  expect(await headOf(page)).toEqual([title, description, 'noindex'].sort());
});

test('a press on a translated card before hydration is done, and the card keeps focus', async ({
  page,
}) => {
  const { release } = await hold(page);
  await page.goto('/seminars');
  const button = registerButton(page, 4);
  await button.evaluate((control) => {
    const translated = document.createElement('x-font');
    translated.append(...control.childNodes);
    control.append(translated);
  });
  await button.click();
  await release();
  const { text } = noticeTexts.registered(seminars[4]?.title ?? '');
  await expect(notices(page).saying(text)).toBeVisible();
  await expect(button).toBeFocused();
});

test('where site data is refused, pages work and the form sends', async ({ page }) => {
  await mailService(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    }
  });
  await open(page, contactPath);
  const form = contactForm(page);
  await schemes(page).selectOption('dark');
  await form.write();
  await follow(page, 'team');
  await page.goBack();
  await form.expectToHold();
  await form.send.click();
  await form.expectSaid('sent');
  expect(await page.pageErrors({ filter: 'all' })).toEqual([]);
});

test('parameters of campaigns stay out of shared and indexed addresses', async ({ page }) => {
  const slug = seminars[0]?.slug;
  for (const [address, shared] of [
    ['/seminars?utm_source=newsletter&category=it&fbclid=x&format=fax', '/seminars?category=it'],
    [
      `/contact?gclid=1&seminar=${slug}#${formHeadingId}`,
      `/contact?seminar=${slug}#${formHeadingId}`,
    ],
    ['/team?category=it#root', '/team'],
    // Appended behind the hash, or with a second question mark.
    [`/seminars#${slug}?utm_source=news`, `/seminars#${slug}`],
    [`/seminars#${slug}&utm_source=news&x=1`, `/seminars#${slug}`],
    ['/seminars?category=hr?utm_source=x', '/seminars?category=hr'],
    [
      '/seminars?utm_source=x?category=hr?format=live-webinar#a?b',
      '/seminars?category=hr&format=live-webinar',
    ],
    [
      `/contact?seminar=${slug}?mc_cid=1#${formHeadingId}?mc_eid=2`,
      `/contact?seminar=${slug}#${formHeadingId}`,
    ],
    [`/contact#${privacyId}&utm_source=news`, `/contact#${privacyId}`],
    // A card that the filter leaves out.
    [`/seminars?category=it#${slug}`, '/seminars?category=it'],
    ['/contact?seminar=gone#nothing', '/contact'],
  ] as const) {
    // Another hash alone would load no document.
    await page.goto('about:blank');
    await open(page, address);
    const url = siteUrl + shared;
    await expect(page.locator('link[rel=canonical]'), address).toHaveAttribute('href', url);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', url);
  }
  await expect(contactForm(page).message, 'about a seminar that is gone').toHaveValue('');
});

test('elements and ids of extensions break neither page nor menu', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.route('**/team', async (route) => {
    const response = await route.fetch();
    const ofReact = Array.from({ length: 99 }, (_, place) => `_r_${place.toString(32)}_`);
    const ids = ['root', 'menu', 'notice', 'voice', 'main', 'message', ...ofReact];
    const strange = ids.map((id) => `<div id="${id}"></div>`);
    const body = (await response.text()).replace(
      /<body[^>]*>/,
      `$&<video-badge media="all"></video-badge>${strange.join('')}`,
    );
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() =>
    window.addEventListener('load', () => document.dispatchEvent(new MouseEvent('click'))),
  );
  await open(page, '/team');
  const { menu, button, link } = menuOf(page);
  await button.click();
  await expect(menu).toBeVisible();
  await link(routeOf('contact').name).click();
  await expect(contactForm(page).message).toBeVisible();
  expect(await page.pageErrors({ filter: 'all' })).toEqual([]);
});

test('a press on a filter that gives no focus keeps the place, and a translated title stays', async ({
  page,
}) => {
  await open(page, '/seminars');
  await page.evaluate(() => {
    document.title = 'Próximos seminarios';
    window.scrollTo(0, 120);
  });
  const filter = page.getByRole('link', { name: seminarCategories.hr, exact: true });
  await filter.evaluate((link: HTMLElement) => link.click());
  await expect(filter).toHaveAttribute('aria-current', 'true');
  expect(await scrolled(page)).toBe(120);
  await expect(page.locator(':focus'), 'nobody asked for focus').toHaveCount(0);
  await expect(page).toHaveTitle('Próximos seminarios');
  // Only what has gone gives its focus away.
  const ofHr = page.getByRole('article', { name: inHr[0]?.title ?? '' }).getByRole('button');
  await ofHr.focus();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(seminars.length);
  await expect(ofHr).toBeFocused();
  await registerButton(page).focus();
  await page.goForward();
  await expect(page.getByRole('article')).toHaveCount(inHr.length);
  await expect(heading(page, 'seminars')).toBeFocused();
});

test('a filter touched before hydration, below a campaign, changes the page in place afterwards', async ({
  page,
}) => {
  const documents = documentsOf(page);
  const { release } = await hold(page);
  await page.goto('/seminars?utm_source=news');
  const filter = page.getByRole('link', { name: seminarCategories.hr, exact: true });
  await filter.dispatchEvent('pointerdown');
  await release();
  await filter.click();
  await expect(page.getByRole('article')).toHaveCount(inHr.length);
  expect(documents).toHaveLength(1);
});

test('a full store keeps no older draft', async ({ page }) => {
  await open(page, contactPath);
  const form = contactForm(page);
  await form.message.fill('Older');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await form.message.fill('Newer');
  await page.reload();
  await hydrated(page);
  await expect(form.message).toHaveValue('');
});
