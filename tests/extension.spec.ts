import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { routeOf } from '../src/routes';
import { browserArgs, findBrowser } from '../tools/browser.mjs';
import { contactForm, question, said, text } from './support/contactForm';
import { mailService } from './support/mailService';
import { configuredSiteUrl } from './support/sites';

const extension = resolve('tests/support/extension');

test('an extension that fills in the form, early and late, costs no word', async ({
  playwright,
}) => {
  const context = await playwright.chromium.launchPersistentContext('', {
    executablePath: findBrowser(),
    args: [
      ...browserArgs,
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
    ignoreDefaultArgs: ['--disable-extensions'],
    baseURL: configuredSiteUrl,
  });
  const page = await context.newPage();
  const service = await mailService(page);
  await page.goto(routeOf('contact').path);
  const form = contactForm(page);
  await expect(form.name).toHaveValue(question.user_name);
  const { user_name: _filled, ...others } = question;
  for (const [name, words] of Object.entries(others)) {
    await form.field(name as keyof typeof others).click();
    // Key by key into whatever has focus, while the page is drawn again.
    await page.keyboard.type(words);
  }
  await form.send.click();
  await expect(form.status).toHaveText(
    new RegExp(`${said.looksAutomatic}|${said.sent}`.replaceAll('?', '\\?')),
  );
  const yes = page.getByRole('button', { name: text.confirm.looksAutomatic });
  if (await yes.isVisible()) await yes.click();
  await expect(form.status).toHaveText(said.sent);
  expect(service.received).toEqual([expect.objectContaining({ ...question })]);
  await context.close();
});
