import { expect, type Page, test } from '@playwright/test';
import { contactKey, storageKeys } from '../src/boot/contract';
import { emptyMessage } from '../src/contact/message';
import { layoutText } from '../src/content/layout';
import { routes } from '../src/routes';
import { onTheWire } from '../stories/fixtures/mailService';
import { contactForm, question } from './support/contactForm';
import { mailService } from './support/mailService';
import { openPage } from './support/openPage';
import { configuredSiteUrl } from './support/sites';

/** What `src/content/pages/privacy.ts` promises, as seen on the wire and in the stores of the browser. */
test.use({ baseURL: configuredSiteUrl });

/** All that both stores hold, as one text. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));

// Proves 4.10
test('before Send only the site itself is asked, there are no cookies, and few things are kept', async ({
  page,
  context,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await openPage(page, '/');
  await page.getByRole('combobox', { name: layoutText.schemes.label }).selectOption('dark');
  for (const { path } of routes) await openPage(page, path);
  await contactForm(page).write(question);
  await expect.poll(() => stored(page)).toContain(question.message);
  expect([...hosts]).toEqual([new URL(configuredSiteUrl).origin]);
  expect(await context.cookies()).toEqual([]);
  const keys = await page.evaluate(() => [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
  ]);
  expect(storageKeys).toEqual(expect.arrayContaining(keys));
});

test('Send hands over the message, what the service asks for, and the origin', async ({ page }) => {
  const { requests, received } = await mailService(page);
  await openPage(page, '/contact');
  const form = contactForm(page);
  await form.write(question);
  await form.send.click();
  await form.expectSent();

  const [request, ...others] = requests;
  expect(others).toEqual([]);
  expect(received).toEqual([onTheWire(question)]);
  const headers = (await request?.allHeaders()) ?? {};
  expect(headers).toMatchObject({
    origin: new URL(configuredSiteUrl).origin,
    referer: `${new URL(configuredSiteUrl).origin}/`,
  });
  expect(Object.keys(headers).filter((name) => /cookie|authorization/.test(name))).toEqual([]);

  const kept = await stored(page);
  expect(kept).not.toContain(question.message);
  expect(kept).not.toContain(question.user_name);
});

test('deleted words of a message that may have arrived are nowhere', async ({ page }) => {
  const service = await mailService(page);
  service.answerWith('cut');
  await openPage(page, '/contact');
  const form = contactForm(page);
  await form.write(question);
  await form.send.click();
  await expect(form.send).toBeEnabled();
  await expect(form.status).not.toBeEmpty();
  await form.write(emptyMessage);
  for (const words of Object.values(question)) {
    await expect.poll(() => stored(page), words).not.toContain(words);
  }
});

for (const [name, age] of Object.entries({ 'just now': 0, 'an hour ago': 3_600_000 })) {
  test(`a Send that a neighbor on the origin has planted ${name} asks first`, async ({ page }) => {
    const { received } = await mailService(page);
    await page.goto('/favicon.svg');
    await page.evaluate(
      ([key, record]) => sessionStorage.setItem(key as string, record as string),
      [
        contactKey,
        JSON.stringify({
          draft: question,
          requested: {
            message: question,
            at: Date.now() - age,
            honeypotFilled: false,
            from: 'page',
          },
          unconfirmed: [],
        }),
      ],
    );
    await openPage(page, '/contact');
    const form = contactForm(page);
    await form.expectToHold(question);
    await expect(form.status).not.toBeEmpty();
    expect(received).toEqual([]);
  });
}
