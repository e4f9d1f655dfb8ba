import { setTimeout } from 'node:timers/promises';

const mailService = 'https://api.emailjs.com/**';

/**
 * What a task is given: the page, keys, and a way to listen.
 *
 * @typedef {object} Tools
 * @property {import('@playwright/test').Page} page
 * @property {(...keys: string[]) => Promise<void>} press
 * @property {(what: string) => Promise<void>} hear writes down what Orca has said since the last time
 */

/** @param {Tools} tools @param {string} name */
const focusOn = ({ page }, name) =>
  page
    .locator(`:is(a, button, select, input, textarea):is([name="${name}"], [aria-label="${name}"])`)
    .first()
    .focus();

/** @param {Tools} tools @param {string} name */
const focusLink = ({ page }, name) => page.getByRole('link', { name, exact: true }).first().focus();

/** Writes a message, by the keys of a keyboard. @param {Tools} tools */
async function write({ page, press }, email = 'ada@example.com') {
  await page.locator('[name=user_name]').focus();
  await page.keyboard.type('Ada');
  await press('Tab');
  await page.keyboard.type(email);
  await press('Tab');
  await page.keyboard.type('Is there a seat left?');
}

/**
 * The mail service's answer to the next messages.
 *
 * @param {Tools} tools
 * @param {{ status: number, after?: number }} answer
 */
async function answerWith({ page }, { status, after = 0 }) {
  await page.unrouteAll();
  await page.route(mailService, async (route) => {
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
 * @type {readonly { name: string, path: string, width?: number, run: (tools: Tools) => Promise<void> }[]}
 */
export const tasks = [
  {
    name: 'Find price and date of Payroll Essentials',
    path: '/seminars',
    async run({ page, press, hear }) {
      for (let count = 0; count < 12; count++) await press('h');
      await hear('H, twelve times');
      await page.locator('#payroll-essentials h3').scrollIntoViewIfNeeded();
      for (let count = 0; count < 8; count++) await press('Down');
      await hear('Down, eight times');
    },
  },
  {
    name: 'Register, and hear it; hear it again after it went',
    path: '/seminars',
    async run(tools) {
      const { press, hear } = tools;
      await focusOn(tools, 'Register Now Payroll Essentials');
      await hear('Focus on Register Now');
      await press('Return');
      await hear('Enter');
      await setTimeout(6000);
      await hear('Six seconds later');
      await press('F8');
      await hear('F8');
      await press('Escape');
      await hear('Esc');
    },
  },
  {
    name: 'HR, then IT, then webinars',
    path: '/seminars',
    async run(tools) {
      const { press, hear } = tools;
      for (const choice of ['HR', 'IT', 'Live webinar']) {
        await focusLink(tools, choice);
        await hear(`Focus on ${choice}`);
        await press('Return');
        await hear('Enter');
      }
    },
  },
  {
    name: 'Filter on a phone',
    path: '/seminars',
    width: 500,
    async run(tools) {
      const { press, hear } = tools;
      await focusOn(tools, 'filter');
      await hear('Focus on Filter');
      await press('Return');
      await hear('Enter');
      await press('Tab', 'Tab', 'Tab');
      await hear('Tab, three times');
      await press('Return');
      await hear('Enter');
      await press('Escape');
      await hear('Esc');
    },
  },
  {
    name: 'Dark colors, and back to those of the system',
    path: '/',
    async run(tools) {
      const { press, hear } = tools;
      await focusOn(tools, 'scheme');
      await hear('Focus on the colors');
      await press('Down');
      await hear('Down');
      await press('Down');
      await hear('Down');
      await press('Home');
      await hear('Home');
    },
  },
  {
    name: 'A wrong address, mended',
    path: '/contact',
    async run(tools) {
      const { page, press, hear } = tools;
      await answerWith(tools, { status: 200 });
      await write(tools, 'ada');
      await press('Tab');
      await hear('Fields filled in, focus on Send');
      await press('Return');
      await hear('Enter');
      await page.keyboard.type('@example.com');
      await hear('The rest of the address');
      await press('shift+Tab', 'Tab');
      await hear('Back to the field');
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
  const { press, hear } = tools;
  await answerWith(tools, answer);
  await write(tools);
  await press('Tab');
  await hear('Fields filled in, focus on Send');
  await press('Return');
  await setTimeout(answer.after ?? 0);
  await hear('Enter');
  await press('F8');
  await hear('F8');
}
