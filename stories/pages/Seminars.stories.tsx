import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminarCategories } from '../../src/content/seminarGroups';
import { seminars } from '../../src/content/seminars';
import type { Seminar } from '../../src/content/types';
import { idsOf } from '../../src/lib/idsOf';
import { dayInWords, lengthInWords, priceInWords } from '../../src/lib/wording';
import SeminarsPage from '../../src/pages/SeminarsPage';
import { routeOf } from '../../src/routes';
import { seminarsWith } from '../fixtures/samples';
import { expectHead } from '../support/expectHead';
import { expectToFit } from '../support/expectToFit';
import { inWindow, lightAlone, screenModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { pageMeta } from '../support/pages';

const { path, ...head } = routeOf('seminars');

/** A card holds all that the specification lists for a seminar. */
async function expectWholeSeminar(card: HTMLElement, seminar: Seminar) {
  const { title: name, description, date, hours, seats, price } = seminar;
  const inCard = within(card);
  await expect(inCard.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(inCard.getByRole('presentation')).toBeVisible();
  await expect(card).toHaveTextContent(description);
  const facts = inCard.getAllByRole('definition').map((fact) => fact.textContent);
  await expect(facts).toEqual(
    expect.arrayContaining([
      expect.stringContaining(dayInWords(date)),
      lengthInWords(hours),
      seminarsPage.card.seats(seats),
    ]),
  );
  await expect(inCard.getByText(priceInWords(price))).toBeVisible();
  await expect(inCard.getByRole('button', { name: `Register Now ${name}` })).toBeEnabled();
}

const meta = {
  title: 'Pages/Seminars and prices',
  id: 'pages-seminars',
  component: SeminarsPage,
  ...pageMeta(path),
} satisfies Meta<typeof SeminarsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const readSeminars: NonNullable<Story['play']> = async ({ canvas, canvasElement, step }) => {
  await step('The page says what it shows', async () => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Upcoming Seminars' }),
    ).toBeVisible();
    await expectHead(head);
  });

  await step('Three groups in the order of the specification', async () => {
    const groups = canvas.getAllByRole('heading', { level: 2 }).map((group) => group.textContent);
    await expect(groups).toEqual(['Accounting', 'HR', 'IT']);
  });

  for (const category of idsOf(seminarCategories)) {
    await step(`${category}: its seminars with all their facts`, async () => {
      const group = canvas.getByRole('region', { name: seminarCategories[category] });
      const offered = seminarsWith({ category });
      await expect(within(group).getAllByRole('article')).toHaveLength(offered.length);
      for (const seminar of offered) {
        await expectWholeSeminar(
          within(group).getByRole('article', { name: seminar.title }),
          seminar,
        );
      }
    });
  }

  await step('Everything fits the screen', () => expectToFit(canvasElement));
};

/** All seminars in three groups, three cards to a row. */
// Proves 2.12, 2.13, 2.14, 3.2
export const Desktop: Story = {
  name: 'In this window',
  parameters: { chromatic: { modes: screenModes } },
  play: readSeminars,
};

/** One card below the other. */
// Proves 2.13
export const Phone: Story = {
  globals: onScreen('phone'),
  parameters: inWindow,
  play: readSeminars,
};

/** The narrowest phone: nothing is cut off, nothing has to be scrolled sideways. */
export const Small: Story = {
  globals: onScreen('small'),
  parameters: inWindow,
  play: readSeminars,
};

/** On paper, as Chromatic photographs it: all seminars, and nothing that only a screen can press. */
export const OnPaper: Story = {
  name: 'In print',
  globals: { scheme: 'light' },
  parameters: { chromatic: { media: 'print', modes: lightAlone } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(seminars.length);
    const isPaper = window.matchMedia('print').matches;
    const offers = within(canvasElement).queryAllByRole('button', { name: /^Register Now / });
    await expect(offers).toHaveLength(isPaper ? 0 : seminars.length);
  },
};
