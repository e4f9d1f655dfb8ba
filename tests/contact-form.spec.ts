import { expect, type Page, test } from '@playwright/test';
import { company } from '../src/content/company';
import { routeOf } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { contactForm, nothing, question, text } from './support/contactForm';
import { crashAndReload } from './support/crashedTab';
import { type Answer, answers, isSuccess, mailService } from './support/mailService';
import { openPage, waitForHydration } from './support/openPage';
import { configuredSiteUrl, emailKeys, siteUrl } from './support/sites';

const { path } = routeOf('contact');

test.use({ baseURL: configuredSiteUrl });

/** All that goes out with a message (specification 7). */
const onTheWire = (message: object) => ({
  ...message,
  lib_version: '4.4.1',
  service_id: emailKeys.serviceId,
  template_id: emailKeys.templateId,
  user_id: emailKeys.publicKey,
});

/** Opens the contact page with a stand-in for the mail service and writes a message. */
async function writeQuestion(page: Page) {
  const service = await mailService(page);
  await openPage(page, path);
  const form = contactForm(page);
  await form.write(question);
  return { form, service };
}

const answered = Object.keys(answers).filter((name) => name !== 'silence') as Answer[];

for (const answer of answered) {
  test(`the answer "${answer}" ${isSuccess(answer) ? 'confirms the message' : 'keeps it'}`, async ({
    page,
  }) => {
    const { form, service } = await writeQuestion(page);
    service.answerWith(answer);
    await form.send.click();
    if (isSuccess(answer)) await form.expectSent();
    else await form.expectKept(question);
    expect(service.received).toEqual([onTheWire(question)]);
  });
}

test('no answer keeps the message, after fifteen seconds and not before', async ({ page }) => {
  await page.clock.install();
  const { form, service } = await writeQuestion(page);
  service.answerWith('silence');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await form.send.click();
  await expect.poll(() => service.received).toHaveLength(1);

  await page.clock.runFor(14_999);
  await expect(form.sending).toBeFocused();
  await form.sending.press('Enter');
  await page.clock.runFor(1);
  await form.expectKept(question);
  expect(service.received).toHaveLength(1);
});

test('on a phone the ways out are in sight after a failure, and clear of the notice', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  const { form, service } = await writeQuestion(page);
  service.answerWith('500');
  await form.send.click();
  await form.expectKept(question);
  const call = page.getByRole('link', { name: text.callInstead(company.phone) });
  await expect(form.tryAgain).toBeInViewport({ ratio: 1 });
  await expect(call).toBeInViewport({ ratio: 1 });
  // Playwright clicks only where nothing else lies on top.
  await form.tryAgain.click({ trial: true });
  await call.click({ trial: true });
});

test('Try again is never held back: five in a row reach the service', async ({ page }) => {
  const { form, service } = await writeQuestion(page);
  service.answerWith('500');
  await form.send.click();
  for (const attempt of [2, 3, 4, 5]) {
    await form.expectKept(question);
    await form.tryAgain.click();
    await expect.poll(() => service.received).toHaveLength(attempt);
  }
  service.answerWith('ok');
  await form.expectKept(question);
  await form.tryAgain.click();
  await form.expectSent();
  await expect(form.send).toBeFocused();
  expect(service.received).toEqual(Array(6).fill(onTheWire(question)));
});

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
  expect(heard).toEqual([expect.stringMatching(/^The public key is required\./)]);
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

test('a message that was sent does not come back', async ({ page }) => {
  const { form } = await writeQuestion(page);
  await form.send.click();
  await form.expectSent();
  await page.reload();
  await waitForHydration(page);
  await form.expectToHold(nothing);
});

test('offline is noticed before sending, and coming back online sends nothing', async ({
  page,
  context,
}) => {
  const { form, service } = await writeQuestion(page);
  await context.setOffline(true);
  await expect(form.status).toHaveText(text.status.connectionLost);
  await form.send.click();
  await expect(form.status).toHaveText(text.status.offline);
  await form.expectToHold(question);

  await context.setOffline(false);
  await expect(form.status).toHaveText(text.status.onlineAgain);
  await form.expectToHold(question);
  expect(service.received).toEqual([]);

  await form.tryAgain.click();
  await form.expectSent();
  expect(service.received).toHaveLength(1);
});

test('a press of the button before the scripts have come sends the message once they have', async ({
  page,
}) => {
  let release = () => {};
  const scripts = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  const service = await mailService(page);
  await page.goto(path, { waitUntil: 'commit' });
  const form = contactForm(page);
  await form.write(question);
  await form.send.click();
  await form.message.press('Control+End');
  await form.name.press('Enter');
  await expect(page).toHaveURL(path);
  await form.expectToHold(question);

  release();
  await form.expectSent();
  expect(service.received, 'what was asked for twice is sent once').toEqual([onTheWire(question)]);
});

test('a crashed tab gives the message back', async ({ page, browser }) => {
  await openPage(page, path);
  await contactForm(page).write(question);
  const evaluate = await crashAndReload(page, browser);
  const written = "[...document.forms[0].querySelectorAll('[required]')].map(({ value }) => value)";
  await expect
    .poll(() => evaluate(`document.forms[0] && JSON.stringify(${written})`))
    .toBe(JSON.stringify(Object.values(question)));
});
