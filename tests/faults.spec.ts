import { expect, type Page, test } from '@playwright/test';
import { layoutText } from '../src/content/layout';
import { noticeAreaText } from '../src/content/notices';
import { seminarsPage } from '../src/content/pages/seminars';
import { seminars } from '../src/content/seminars';
import { notFoundPath, routeOf, routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { contactForm, question, text } from './support/contactForm';
import { headings } from './support/headings';
import { holdScripts } from './support/holdScripts';
import { mailService } from './support/mailService';
import { openPage, waitForHydration } from './support/openPage';
import { configuredSiteUrl } from './support/sites';
import { letIn, strangers } from './support/strangers';

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
    ['HR', 'HR'],
    ['All', undefined],
  ] as const) {
    await filter.getByRole('link', { name: option, exact: true }).click();
    const count = seminars.filter((one) => !category || one.category === category).length;
    await expect(filter.getByRole('status')).toHaveText(seminarsPage.filter.count(count));
    await expect(page.getByRole('article')).toHaveCount(count);
  }
}

/** A refused message is kept, another try arrives, and the next words outlive another page. */
async function walkContact(page: Page, service: Awaited<ReturnType<typeof mailService>>) {
  const form = contactForm(page);
  service.answerWith('500');
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

for (const [name, stranger] of Object.entries(strangers)) {
  for (const time of ['before', 'after'] as const) {
    test(`${name} ${time} hydration: every page stands, every press works`, async ({ page }) => {
      const errors = watchErrors(page);
      await letIn(page, stranger, time);
      const service = await mailService(page);
      for (const { key, path, title } of routes) {
        await openPage(page, path);
        await expect(heading(page)).toHaveText(headings[key]);
        await expect(page).toHaveTitle(title);
      }
      await walkContact(page, service);
      await page
        .getByRole('navigation')
        .getByRole('link', { name: routeOf('seminars').name })
        .click();
      await expect(heading(page)).toHaveText(headings.seminars);
      await walkSeminars(page);
      await openPage(page, notFoundPath);
      await walkMenu(page);
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
    await expect(page.getByText(text.status.waiting)).toBeVisible();
    await form.message.press('Control+End');
    await form.message.pressSequentially(' And on May 13?');
    letGo();
    await waitForHydration(page);
    await expect(form.status).toHaveText(text.status.sentEarlier);
    await expect(form.message).toHaveValue(`${question.message} And on May 13?`);
    await expect(form.message).toBeFocused();
    expect(service.received).toHaveLength(1);
    expect(service.received[0]).toMatchObject({ ...question });
  });
}
