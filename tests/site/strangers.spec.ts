import type { Page } from '@playwright/test';
import { affiliations } from '../../src/content/affiliations';
import { company } from '../../src/content/company';
import { noticeTexts } from '../../src/content/notices';
import { address } from '../../src/content/office';
import { homePage } from '../../src/content/pages/home';
import { seminarsPage } from '../../src/content/pages/seminars';
import { formHeadingId, notFoundMeta, privacyId, routeOf, routes } from '../../src/content/routes';
import { seminarCategories, seminars } from '../../src/content/seminars';
import { team } from '../../src/content/team';
import { screens } from '../../src/theme/tokens';
import { text } from '../support/contactForm';
import { openSeminars, siteUrl } from '../support/documents';
import { textFaults } from '../support/look';
import { expect, test } from '../support/test';
import { documentsOf } from '../support/visit';

const inHr = seminars.filter(({ category }) => category === 'hr');
const openInHr = openSeminars.filter(({ category }) => category === 'hr');
const filterOf = (page: Page) =>
  page.getByRole('link', { name: seminarCategories.hr, exact: true });

/** Changes the HTML of some pages on its way, as extensions do before hydration. */
const change = (page: Page, address: string | RegExp, edit: (html: string) => string) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });

/** Replaces each text node by new elements, at once and after each change, as Chrome's translator does. */
function translate() {
  const run = () => {
    watching.disconnect();
    const parents = 'body, body :not(x-font, script, style, textarea, option)';
    const texts = [...document.querySelectorAll(parents)].flatMap((one) => [...one.childNodes]);
    for (const text of texts) {
      if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
      const font = document.createElement('x-font');
      const words = font.appendChild(document.createElement('x-font'));
      words.append(text.textContent);
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

test('a translated page goes on', async ({ page, visitor, form, notices }) => {
  await visitor.open('/contact');
  await page.evaluate(translate);
  await expect(page.locator('h1 x-font')).not.toHaveCount(0);

  form.answerWith('refused');
  await form.write();
  await form.send.click();
  await form.expectSaid('refused');
  form.answerWith('ok');
  await visitor.press(text.tryAgain);
  await form.expectSaid('sent');

  await visitor.follow('seminars');
  for (const { title } of openInHr.slice(0, 2)) {
    await visitor.press(`${seminarsPage.card.register} ${title}`);
    await expect(notices.saying(noticeTexts.registered(title).text)).toBeVisible();
  }
  await page.evaluate(wrapCards);
  await filterOf(page).click();
  const count = page.getByText(seminarsPage.filter.count(inHr.length, 'hr'), { exact: true });
  await expect(count).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(inHr.length);
  await visitor.follow('team');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(inHr.length);
});

test('values, focus and head survive an extension', async ({ page, visitor, form }) => {
  /** The tags of the head about the page, duplicates included. */
  const head = () =>
    page
      .locator(
        'head > :is([rel=canonical], [property="og:title"], [name=description], [name=robots])',
      )
      .evaluateAll((all) =>
        all.map((one) => `${one.getAttribute('content') ?? one.getAttribute('href')}`).sort(),
      );
  await visitor.open('/contact');
  const before = await head();
  await change(page, /contact$|nowhere$/, (html) =>
    html
      .replace(/<main[^>]*>/, '$&<x-banner></x-banner>')
      .replace('</body>', '<form><textarea name="message"></textarea></form>$&'),
  );
  const { release } = await visitor.openEarly('/contact');
  await form.write();
  await form.field('user_email').focus();
  const reported = page.waitForEvent('console', (message) => message.type() === 'warning');
  await release();
  await reported;
  await form.expectToHold();
  await expect(form.field('user_email')).toBeFocused();
  expect(await head()).toEqual(before);
  await visitor.follow('team');
  expect(await head()).toHaveLength(before.length);

  await visitor.open('/nowhere');
  const { title, description } = notFoundMeta;
  expect(await head()).toEqual([title, description, 'noindex'].sort());
});

test('a press on a translated card before hydration is done', async ({ visitor, notices }) => {
  const { release } = await visitor.openEarly('/seminars');
  const button = visitor.registerButton(4);
  await button.evaluate((control) => {
    const translated = document.createElement('x-font');
    translated.append(...control.childNodes);
    control.append(translated);
  });
  await button.click();
  await release();
  const { text } = noticeTexts.registered(openSeminars[4]?.title ?? '');
  await expect(notices.saying(text)).toBeVisible();
  await expect(button, 'which keeps focus').toBeFocused();
});

test('where site data is refused, the form sends', async ({ page, visitor, form }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get });
    }
  });
  await visitor.open('/contact');
  await visitor.schemes.selectOption('dark');
  await form.write();
  await visitor.follow('team');
  await page.goBack();
  await form.expectToHold();
  await form.send.click();
  await form.expectSaid('sent');
});

test('parameters of campaigns stay out of shared addresses', async ({ page, visitor, form }) => {
  const slug = seminars[0]?.slug;
  const atForm = `#${formHeadingId}`;
  for (const [address, shared] of [
    ['/seminars?utm_source=newsletter&category=it&fbclid=x&format=fax', '/seminars?category=it'],
    [`/contact?gclid=1&seminar=${slug}${atForm}`, `/contact?seminar=${slug}${atForm}`],
    ['/team?category=it#root', '/team'],
    // Appended behind the hash, or with a second question mark.
    [`/seminars#${slug}?utm_source=news`, `/seminars#${slug}`],
    [`/seminars#${slug}&utm_source=news&x=1`, `/seminars#${slug}`],
    ['/seminars?category=hr?utm_source=x', '/seminars?category=hr'],
    [
      '/seminars?utm_source=x?category=hr?format=live-webinar#a?b',
      '/seminars?category=hr&format=live-webinar',
    ],
    [`/contact?seminar=${slug}?mc_cid=1${atForm}?mc_eid=2`, `/contact?seminar=${slug}${atForm}`],
    [`/contact#${privacyId}&utm_source=news`, `/contact#${privacyId}`],
    // A card that the filter leaves out.
    [`/seminars?category=it#${slug}`, '/seminars?category=it'],
    ['/contact?seminar=gone#nothing', '/contact'],
  ] as const) {
    // Another hash alone would load no document.
    await page.goto('about:blank');
    await visitor.open(address);
    const url = siteUrl + shared;
    await expect(page.locator('link[rel=canonical]'), address).toHaveAttribute('href', url);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', url);
  }
  await expect(form.message, 'about a seminar that is gone').toHaveValue('');
});

test('ids of extensions break neither page nor menu', async ({ page, visitor, menu, form }) => {
  await page.setViewportSize(screens.phone);
  const ofReact = Array.from({ length: 99 }, (_, place) => `_r_${place.toString(32)}_`);
  const ids = ['root', 'menu', 'notice', 'voice', 'main', 'message', ...ofReact];
  const strange = ids.map((id) => `<div id="${id}"></div>`).join('');
  await change(page, '**/team', (html) =>
    html.replace(/<body[^>]*>/, `$&<video-badge media="all"></video-badge>${strange}`),
  );
  await page.addInitScript(() =>
    window.addEventListener('load', () => document.dispatchEvent(new MouseEvent('click'))),
  );
  await visitor.open('/team');
  await menu.button.click();
  await expect(menu.dialog).toBeVisible();
  await menu.link(routeOf('contact').name).click();
  await expect(form.message).toBeVisible();
});

test('a press that gives no focus keeps place and title', async ({ page, visitor }) => {
  await visitor.open('/seminars');
  await page.evaluate(() => {
    document.title = 'Próximos seminarios';
    window.scrollTo(0, 120);
  });
  const filter = filterOf(page);
  await filter.evaluate((link: HTMLElement) => link.click());
  await expect(filter).toHaveAttribute('aria-current', 'true');
  expect(await visitor.scrolled()).toBe(120);
  await expect(page.locator(':focus'), 'nobody asked for focus').toHaveCount(0);
  await expect(page).toHaveTitle('Próximos seminarios');
  // Only what has gone gives its focus away.
  const ofHr = page.getByRole('article', { name: openInHr[0]?.title ?? '' }).getByRole('button');
  await ofHr.focus();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(seminars.length);
  await expect(ofHr).toBeFocused();
  await visitor.registerButton().focus();
  await page.goForward();
  await expect(page.getByRole('article')).toHaveCount(inHr.length);
  await expect(visitor.heading('seminars')).toBeFocused();
});

test('a filter touched early changes the page in place', async ({ page, visitor }) => {
  const documents = documentsOf(page);
  const { release } = await visitor.openEarly('/seminars?utm_source=news');
  await filterOf(page).dispatchEvent('pointerdown');
  await release();
  await filterOf(page).click();
  await expect(page.getByRole('article')).toHaveCount(inHr.length);
  expect(documents).toHaveLength(1);
});

test('translators leave names and addresses alone', async ({ page, visitor }) => {
  const teachers = seminars.map(({ teacher }) => teacher);
  const names = [...team, ...affiliations, ...teachers].map(({ name }) => name);
  const own = [...names, address.street, company.phone, company.supportEmail];
  const found: string[] = [];
  const changed: string[] = [];
  for (const { path } of routes) {
    await visitor.open(path);
    const lists = await page.locator('body *').evaluateAll((all, words) => {
      const named = all.filter(({ textContent }) => words.includes(textContent ?? ''));
      const open = named.filter(
        (one) => !one.matches('[translate=no], [translate=no] *, :has([translate=no])'),
      );
      return [named, open].map((some) => some.map(({ textContent }) => `${textContent}`));
    }, own);
    found.push(...(lists[0] ?? []));
    changed.push(...(lists[1] ?? []));
  }
  expect(new Set(found)).toEqual(new Set(own));
  expect(changed).toEqual([]);
});

test('longer words of a translation wrap', async ({ page, visitor }) => {
  await page.setViewportSize(screens.small);
  await visitor.open('/');
  const titles = page.getByRole('main').getByRole('heading').locator('span');
  expect(await titles.count()).toBeGreaterThan(1);
  await titles.evaluateAll((all) => {
    document.documentElement.lang = 'de';
    for (const one of all) one.textContent = 'Face-to-Face-Lernveranstaltungen';
  });
  expect((await textFaults(page)).filter((fault) => !fault.startsWith('broken'))).toEqual([]);
});

test('a browser finds headings, and an address can be copied', async ({ page, visitor }) => {
  await visitor.open('/');
  for (const { title } of homePage.features.items) {
    const found = await page.evaluate((words) => Reflect.get(window, 'find')(words), title);
    expect(found, title).toBe(true);
  }
  await visitor.open('/team');
  // Without the footer, which has the address, too.
  const copied = await page.getByRole('main').evaluate((main) => {
    window.getSelection()?.selectAllChildren(main);
    return String(window.getSelection());
  });
  expect(copied).toContain(company.supportEmail);
});

test('a full store keeps no older draft', async ({ page, visitor, form }) => {
  await visitor.open('/contact');
  await form.message.fill('Older');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await form.message.fill('Newer');
  await visitor.reload();
  await expect(form.message).toHaveValue('');
});
