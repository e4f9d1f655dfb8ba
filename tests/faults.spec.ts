import { expect, type Page, test } from '@playwright/test';
import { storageKeys } from '../src/boot/contract';
import { mailOrigin } from '../src/contact/mailService.mjs';
import { layoutText } from '../src/content/layout';
import { noticeAreaText } from '../src/content/notices';
import { notFoundPage } from '../src/content/pages/errors';
import { seminarsPage } from '../src/content/pages/seminars';
import { seminars } from '../src/content/seminars';
import { notFoundPath, type RouteKey, routeOf, routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { contactForm, question, said } from './support/contactForm';
import { headings } from './support/headings';
import { holdRequests } from './support/holdRequests';
import { holdScripts } from './support/holdScripts';
import { followToLostPage, losePage } from './support/lostPage';
import { mailService, serviceRequests } from './support/mailService';
import { openPage, waitForHydration } from './support/openPage';
import { saveData } from './support/saveData';
import { configuredSiteUrl } from './support/sites';
import { stores } from './support/stores';
import { inForms, letIn, strangers } from './support/strangers';

/** What translators, extensions and missing scripts do to the site, over one walk through it. */

test.use({ baseURL: configuredSiteUrl });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fails when the page throws where nothing catches it. */
function watchErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

async function expectNotice(page: Page, words: string) {
  const area = page.getByRole('region', { name: noticeAreaText.label });
  await expect(area.getByText(words, { exact: true }).last()).toBeVisible();
}

/**
 * Presses Register Now on two cards (not of the first category, which a stranger removes), filters
 * the list, and takes the filter back.
 */
async function walkSeminars(page: Page) {
  for (const { title } of seminars.slice(-2)) {
    await page.getByRole('button', { name: `Register Now ${title}` }).click();
    await expectNotice(
      page,
      `You have been registered for ${title}. Check your email for details.`,
    );
  }
  const filter = page.getByRole('navigation', { name: seminarsPage.filter.label });
  for (const [option, category] of [
    ['HR', 'hr'],
    [seminarsPage.filter.allSubjects, undefined],
  ] as const) {
    await filter.getByRole('link', { name: option, exact: true }).click();
    const count = seminars.filter((one) => !category || one.category === category).length;
    await expect(filter.getByRole('status')).toHaveText(
      seminarsPage.filter.count(count, { category }),
    );
    await expect(page.getByRole('article')).toHaveCount(count);
  }
}

/** A refused message is kept, another try arrives, and the next words outlive another page. */
async function walkContact(page: Page) {
  const service = await mailService(page);
  const form = contactForm(page);
  service.answerWith('broken');
  await form.write(question);
  await form.send.click();
  await form.expectKept(question);
  service.answerWith('ok');
  await form.tryAgain.click();
  await form.expectSent();
  await form.write(question);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: routeOf('team').name })
    .click();
  await expect(heading(page)).toHaveText(headings.team);
  await expect(page).toHaveTitle(routeOf('team').title);
  await page.goBack();
  await form.expectToHold(question);
  await page.unrouteAll();
}

/** The menu of a phone opens and leads on. */
async function walkMenu(page: Page) {
  await page.setViewportSize(screens.phone);
  await page.getByRole('button', { name: layoutText.openMenu }).click();
  const menu = page.getByRole('dialog', { name: layoutText.menuNavigation });
  await menu.getByRole('link', { name: routeOf('affiliations').name }).click();
  await expect(heading(page)).toHaveText(headings.affiliations);
  await expect(menu).toBeHidden();
}

const barLink = (page: Page, key: RouteKey) =>
  page.getByRole('banner').getByRole('link', { name: routeOf(key).name, exact: true });

for (const [name, stranger] of Object.entries(strangers)) {
  for (const time of ['before', 'after'] as const) {
    test(`${name} ${time} hydration: every page stands, every press works`, async ({ page }) => {
      const errors = watchErrors(page);
      await letIn(page, stranger, time);
      if (time === 'after') await openPage(page, '/');
      const isInForm = inForms.includes(name);
      for (const { key, path, title } of isInForm ? [routeOf('contact')] : routes) {
        if (time === 'before') await openPage(page, path);
        else await barLink(page, key).click();
        await expect(heading(page)).toHaveText(headings[key]);
        await expect(page).toHaveTitle(title);
      }
      await walkContact(page);
      if (!isInForm) {
        await barLink(page, 'seminars').click();
        await expect(heading(page)).toHaveText(headings.seminars);
        await walkSeminars(page);
        await openPage(page, notFoundPath);
        await walkMenu(page);
      }
      expect(errors).toEqual([]);
    });
  }

  test(`${name}: what is typed and pressed before hydration is kept`, async ({ page }) => {
    await letIn(page, stranger, 'before');
    const service = await mailService(page);
    const { letGo } = await holdScripts(page);
    await page.goto(routeOf('contact').path);
    const form = contactForm(page);
    await form.write(question);
    await form.send.click();
    await expect(page.getByText(said.waiting)).toBeVisible();
    await form.message.press('Control+End');
    await form.message.pressSequentially(' And on May 13?');
    await form.message.press('Home');
    letGo();
    await waitForHydration(page);
    await expect(form.status).toHaveText(said.sentEarlier);
    await expect(form.message).toHaveValue(`${question.message} And on May 13?`);
    await expect(form.message).toBeFocused();
    expect(service.received).toHaveLength(1);
    const [fields = {}] = service.received;
    if (Object.keys(fields).length > 0) expect(fields).toMatchObject({ ...question });
    await page.keyboard.type('Hello. ');
    await expect(form.message).toHaveValue(`Hello. ${question.message} And on May 13?`);
  });
}

test('a press that is down while the page is drawn again counts', async ({ page }) => {
  await letIn(page, strangers['an element is put into main'], 'before');
  const { letGo } = await holdScripts(page);
  await page.goto(routeOf('seminars').path);
  const { title } = seminars[1] ?? {};
  const register = page.getByRole('button', { name: `Register Now ${title}` });
  await register.hover();
  const before = await register.elementHandle();
  await page.mouse.down();
  letGo();
  await waitForHydration(page);
  expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await expect(register).toBeFocused();
  await expectNotice(page, `You have been registered for ${title}. Check your email for details.`);
});

for (const [name, breakStore] of Object.entries(stores)) {
  test(`with a ${name} store every page stands, and a message is sent`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.addInitScript(breakStore);
    await openPage(page, routeOf('seminars').path);
    await walkSeminars(page);
    await openPage(page, routeOf('contact').path);
    await walkContact(page);
    for (const { key } of routes) {
      await barLink(page, key).click();
      await expect(heading(page)).toHaveText(headings[key]);
    }
    expect(errors).toEqual([]);
  });
}

/** Puts the same words into all that the site keeps. */
function fillStores({ keys, words }: { keys: readonly string[]; words: string }) {
  // The empty page that comes first has no stores.
  if (window.origin === 'null') return;
  for (const key of keys) {
    for (const store of [sessionStorage, localStorage]) store.setItem(key, words);
  }
}

test('whatever the stores contain: the same page', async ({ page }) => {
  const errors = watchErrors(page);
  for (const words of ['{', 'null', '[]', '7', '{"default":"x"}', '\u0000']) {
    await page.addInitScript(fillStores, { keys: storageKeys, words });
    // The stores are read by the shell of all pages, and by the form.
    await openPage(page, routeOf('contact').path);
    await expect(heading(page), JSON.stringify(words)).toHaveText(headings.contact);
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
    expect(errors, JSON.stringify(words)).toEqual([]);
  }
});

for (const [address, key] of [
  ['/seminars#50%', 'seminars'],
  ['/seminars?category=%E0%A4%A', 'seminars'],
  ['/team?', 'team'],
  ['/team/', 'team'],
  ['/team.html', 'team'],
  ['/team/index.html?from=mail#main', 'team'],
  ['/contact?a=1&a=2#%', 'contact'],
  ['/TEAM', undefined],
  ['/team//', 'team'],
  ['/team/index', 'team'],
  ['/%F0%9F%92%A9', undefined],
] as const) {
  test(`${address}: the same page before and after the scripts, and again with Back`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const { letGo } = await holdScripts(page);
    await page.goto(address);
    const words = key ? headings[key] : notFoundPage.heading;
    await expect(heading(page)).toHaveText(words);
    letGo();
    await waitForHydration(page);
    await expect(heading(page)).toHaveText(words);
    await page.getByRole('banner').getByRole('link', { name: 'Affiliations' }).click();
    await expect(heading(page)).toHaveText(headings.affiliations);
    await page.goBack();
    await expect(heading(page)).toHaveText(words);
    expect(errors).toEqual([]);
  });
}

test('leaving while a message is on its way asks', async ({ page }) => {
  const service = await mailService(page);
  service.answerWith('silence');
  await openPage(page, routeOf('contact').path);
  const form = contactForm(page);
  await form.write(question);
  await form.send.click();
  await expect(form.status).toHaveText(said.sending);
  await form.expectLeavingToAsk(question);
});

test('a reload for a missing script waits for the message on its way', async ({ page }) => {
  const service = await mailService(page);
  await saveData(page);
  await openPage(page, routeOf('contact').path);
  await losePage(page);
  const form = contactForm(page);
  await form.write(question);
  const answer = await holdRequests(page, serviceRequests);
  await form.send.click();
  await expect(form.status).toHaveText(said.sending);
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(request.url()));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await followToLostPage(page);
  await expect(page).toHaveURL(routeOf('contact').path);
  expect(loads).toBe(0);
  answer();
  await expect(heading(page)).toHaveText(headings.team);
  await expect.poll(() => loads).toBe(1);
  expect(service.received).toHaveLength(1);
  expect(aborted.filter((url) => url.startsWith(mailOrigin))).toEqual([]);
});
