import { setTimeout } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { mailOrigin } from '../../src/contact/mailService.mjs';

/** @type {{ module: typeof import('../content/content') }} */
const { module } = await runnerImport('./tools/content/content.ts', { configFile: false });
const { content } = module;
const { card, filter } = content['src/content/pages/seminars.ts'].seminarsPage;
const { seminarCategories, seminarFormats } = content['src/content/seminarGroups.ts'];
const { layoutText } = content['src/content/layout.ts'];

/** @type {{ module: typeof import('../../src/contact/fields') }} */
const {
  module: { fieldNames },
} = await runnerImport('./src/contact/fields.ts', { configFile: false });

/** @type {{ module: typeof import('../../stories/fixtures/contactMessages') }} */
const {
  module: {
    contactMessages: { question },
  },
} = await runnerImport('./stories/fixtures/contactMessages.ts', { configFile: false });

/** The seminar of these tasks, by its title. */
const payroll =
  content['src/content/seminars.ts'].seminars.find(({ slug }) => slug === 'payroll-essentials')
    ?.title ?? '';

/**
 * Arguments of a task: the page, keys, and a way to listen.
 *
 * @typedef {object} Tools
 * @property {import('@playwright/test').Page} page
 * @property {(...keys: string[]) => Promise<void>} press
 * @property {(what: string) => Promise<string>} hear writes down what Orca has said since the last time
 * @property {(what: string, ...keys: string[]) => Promise<string>} step presses keys, and hears
 */

/** More presses than any way through a page needs. */
const mostPresses = 40;

/**
 * Presses a key until Orca says these words, and hears it out each time.
 *
 * @param {Tools} tools @param {string} key @param {string} words
 */
async function pressUntil({ step }, key, words) {
  for (let count = 0; count < mostPresses; count++) {
    if ((await step(key, key)).includes(words)) return;
  }
}

/**
 * @param {Tools} tools
 * @param {'button' | 'combobox' | 'link'} role
 * @param {string} name
 */
const focusOn = ({ page }, role, name) =>
  page.getByRole(role, { name, exact: true }).first().focus();

/** Writes a message, by the keys of a keyboard. @param {Tools} tools */
async function write({ page, press, hear }, email = 'ada@example.com') {
  await page.getByRole('textbox').first().focus();
  for (const [index, name] of fieldNames.entries()) {
    if (index > 0) await press('Tab');
    await page.keyboard.type(name === 'user_email' ? email : question[name]);
  }
  await hear('Fields filled in');
}

/**
 * The mail service's answer to the next messages.
 *
 * @param {Tools} tools
 * @param {{ status: number, after?: number }} answer
 */
async function answerWith({ page }, { status, after = 0 }) {
  await page.unrouteAll();
  await page.route(`${mailOrigin}/**`, async (route) => {
    await setTimeout(after);
    await route.fulfill({
      status,
      body: status === 200 ? 'OK' : 'refused',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
}

/**
 * Nine things that people do on the site, by ear.
 *
 * @type {readonly { name: string, path: string, viewport?: { width: number, height: number }, run: (tools: Tools) => Promise<void> }[]}
 */
export const tasks = [
  {
    name: 'Find price and date of Payroll Essentials',
    path: '/seminars',
    async run(tools) {
      await pressUntil(tools, 'h', payroll);
      await pressUntil(tools, 'Down', card.priceUnit);
    },
  },
  {
    name: 'Register, and hear it; hear it again after it went',
    path: '/seminars',
    async run(tools) {
      const { hear, step } = tools;
      await focusOn(tools, 'button', card.named(card.register, payroll));
      await hear('Focus on Register Now');
      await step('Enter', 'Return');
      await setTimeout(6000);
      await hear('Six seconds later');
      await step('F8', 'F8');
      await step('Esc', 'Escape');
    },
  },
  {
    name: 'HR, then IT, then webinars',
    path: '/seminars',
    async run(tools) {
      for (const choice of [
        seminarCategories.hr,
        seminarCategories.it,
        seminarFormats['live-webinar'],
      ]) {
        await focusOn(tools, 'link', choice);
        await tools.hear(`Focus on ${choice}`);
        await tools.step('Enter', 'Return');
      }
    },
  },
  {
    name: 'Filter on a phone',
    path: '/seminars',
    viewport: { width: 390, height: 844 },
    async run(tools) {
      const { hear, step } = tools;
      await focusOn(tools, 'button', filter.open);
      await hear('Focus on Filter');
      await step('Enter', 'Return');
      await pressUntil(tools, 'Tab', seminarCategories.hr);
      await step('Enter', 'Return');
      await step('Esc', 'Escape');
    },
  },
  {
    name: 'Dark colors, and back to those of the system',
    path: '/',
    async run(tools) {
      const { hear, step } = tools;
      await focusOn(tools, 'combobox', layoutText.schemes.label);
      await hear('Focus on the colors');
      await step('Down', 'Down');
      await step('Down', 'Down');
      await step('Home', 'Home');
    },
  },
  {
    name: 'A wrong address, mended',
    path: '/contact',
    async run(tools) {
      const { page, hear, step } = tools;
      await answerWith(tools, { status: 200 });
      await write(tools, 'ada');
      await step('Tab to Send', 'Tab');
      await step('Enter', 'Return');
      await page.keyboard.type('@example.com');
      await hear('The rest of the address');
      await step('Back to Name', 'shift+Tab');
      await step('And to Email', 'Tab');
      await step('Enter, which sends', 'Return');
    },
  },
  {
    name: 'A message sent',
    path: '/contact',
    run: (tools) => send(tools, { status: 200 }),
  },
  {
    name: 'A message refused at once',
    path: '/contact',
    run: (tools) => send(tools, { status: 500 }),
  },
  {
    name: 'A message refused after four seconds',
    path: '/contact',
    run: (tools) => send(tools, { status: 500, after: 4000 }),
  },
];

/** @param {Tools} tools @param {{ status: number, after?: number }} answer */
async function send(tools, answer) {
  const { press, hear, step } = tools;
  await answerWith(tools, answer);
  await write(tools);
  await step('Tab to Send', 'Tab');
  await press('Return');
  await setTimeout(answer.after ?? 0);
  await hear('Enter');
  await step('F8', 'F8');
}
