import { expect } from '@playwright/test';
import { openingOf } from '../../src/contact/askedSeminar';
import { aboutSeminar } from '../../src/content/aboutSeminar';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminars } from '../../src/content/seminars';
import { askPath } from '../../src/lib/askPath';
import { routeOf } from '../../src/routes';
import { text } from './contactForm';
import {
  barLink,
  leave,
  openAlive,
  openEarly,
  type Steps,
  send,
  type Visit,
  write,
} from './messageFaults';
import { waitForHydration } from './openPage';

const seminar = seminars.at(-6) ?? seminars[0];
if (!seminar) throw new Error('A seminar to ask about is missing.');
const address = askPath(seminar.slug);
const opening = openingOf(aboutSeminar(seminar));

/** Follows a link to the seminars, and from the card of one back to the form. */
async function followCard({ page }: Visit) {
  await barLink(page, 'seminars').click();
  await page
    .getByRole('link', {
      name: seminarsPage.card.named(seminarsPage.card.ask, seminar?.title ?? ''),
    })
    .click();
  await expect(page).toHaveURL(address);
}

/** Writes below the line that the message begins with. */
async function writeBelow({ page, form, message: { message: words, ...sender } }: Visit) {
  await expect(form.message).toHaveValue(opening);
  await form.write(sender);
  await form.message.press('Control+End');
  await page.keyboard.insertText(words);
}

async function sendWithLine(visit: Visit) {
  const { form, message } = visit;
  const words = { ...message, message: opening + message.message };
  await expect(form.message).toHaveValue(words.message);
  visit.press(words);
  await form.send.click();
  await expect.poll(visit.requests).toBeGreaterThan(0);
  return visit.page;
}

/** What happens to visitors who ask about one seminar. */
export const askingFaults: Record<string, Steps> = {
  'asking about a seminar': async (visit) => {
    await openAlive(visit, routeOf('seminars').path);
    await followCard(visit);
    await writeBelow(visit);
    return sendWithLine(visit);
  },
  'asking about a seminar, then a reload': async (visit) => {
    const { page } = visit;
    await openAlive(visit, address);
    await writeBelow(visit);
    await leave(visit, () => page.reload());
    await waitForHydration(page);
    return sendWithLine(visit);
  },
  'asking about a seminar over other words': async (visit) => {
    await openAlive(visit);
    await write(visit);
    await followCard(visit);
    await visit.page
      .getByRole('button', { name: text.about.add(String(seminar?.title ?? '')) })
      .click();
    return sendWithLine(visit);
  },
  'asking about a seminar, and an early Send': async (visit) => {
    const { letGo } = await openEarly(visit, address);
    await write(visit);
    visit.press(visit.message);
    visit.promise(visit.message);
    await visit.form.send.click();
    letGo();
    return visit.page;
  },
  'asking about a seminar while sending': async (visit) => {
    await send(visit);
    await followCard(visit);
    return visit.page;
  },
};
