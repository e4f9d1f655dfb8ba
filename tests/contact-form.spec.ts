import { expect, type Page, test } from '@playwright/test';
import { emptyMessage } from '../src/contact/message';
import { company } from '../src/content/company';
import { routeOf } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { contactForm, question, text } from './support/contactForm';
import { crashAndReload } from './support/crashedTab';
import { mailService } from './support/mailService';
import { openPage, waitForHydration } from './support/openPage';
import { configuredSiteUrl, siteUrl } from './support/sites';
import { stores } from './support/stores';

const { path } = routeOf('contact');

test.use({ baseURL: configuredSiteUrl });

/** Opens the contact page with a stand-in for the mail service and writes a message. */
async function writeQuestion(page: Page) {
  const service = await mailService(page);
  await openPage(page, path);
  const form = contactForm(page);
  await form.write(question);
  return { form, service };
}

test('on a phone the ways out are in sight after a failure, and clear of the notice', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  const { form, service } = await writeQuestion(page);
  service.answerWith('broken');
  await form.send.click();
  await form.expectKept(question);
  const call = page.getByRole('link', { name: text.callInstead(company.phone) });
  await expect(form.tryAgain).toBeInViewport({ ratio: 1 });
  await expect(call).toBeInViewport({ ratio: 1 });
  // Playwright clicks only where nothing else lies on top.
  await form.tryAgain.click({ trial: true });
  await call.click({ trial: true });
});

// Proves 7.4, 8.4
test('without keys the usual failure, and the owner reads in the console what is required', async ({
  page,
}) => {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  const service = await mailService(page);
  await openPage(page, siteUrl + path);
  const form = contactForm(page);
  await form.write(question);
  await form.send.click();
  await form.expectKept(question);
  expect(heard).toEqual([expect.stringMatching(/^The .+ is required\./)]);
  expect(service.received).toEqual([]);
});

test('the message comes back after another page, a reload and a new visit to the address', async ({
  page,
}) => {
  const { form } = await writeQuestion(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await form.expectToHold(question);
  await page.reload();
  await form.expectToHold(question);
  await page.goto('/team');
  await openPage(page, path);
  await form.expectToHold(question);
});

test('leaving what is written asks as long as the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const working = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    Object.assign(window, {
      makeRoom: () => Object.defineProperty(Storage.prototype, 'setItem', working),
    });
  });
  await page.addInitScript(stores.full);
  const { form } = await writeQuestion(page);
  await form.name.click();
  await form.expectLeavingToAsk(question);

  await page.evaluate('makeRoom()');
  await form.message.pressSequentially('!');
  const left = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await left;
});

test('a message that was sent does not come back, and nobody is asked before leaving', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const { form } = await writeQuestion(page);
  await form.send.click();
  await form.expectSent();
  await page.reload();
  await waitForHydration(page);
  await form.expectToHold(emptyMessage);
  expect(asked).toEqual([]);
});

test('a crashed tab gives the message back', async ({ page, browser }) => {
  await openPage(page, path);
  await contactForm(page).write(question);
  const evaluate = await crashAndReload(page, browser);
  const form = 'document.forms[0]';
  const written = `${form} ? JSON.stringify(Object.fromEntries(new FormData(${form}))) : '{}'`;
  await expect
    .poll(async () => JSON.parse(String(await evaluate(written))))
    .toMatchObject(question);
});
