import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import SeminarsPage from '../../src/pages/SeminarsPage';
import { routeOf } from '../../src/routes';
import { expectToFitScreen } from '../support/expectToFitScreen';
import { onScreen } from '../support/onScreen';
import { pageMeta } from '../support/pages';

const { path, title } = routeOf('seminars');

/** A card holds all that the specification lists for a seminar, in the form it gives for each. */
async function expectWholeSeminar(card: HTMLElement) {
  const inCard = within(card);
  const seminar = inCard.getByRole('heading', { level: 3 }).textContent;
  await expect(card).toHaveAccessibleName(seminar);
  await expect(inCard.getByRole('presentation')).toBeVisible();
  const facts = inCard.getAllByRole('definition').map((fact) => fact.textContent);
  for (const form of [/^(April|May) \d{1,2}, 2025\b/, /^[34] hours$/, /^(30|35|40) seats$/]) {
    await expect(facts).toContainEqual(expect.stringMatching(form));
  }
  await expect(inCard.getByText(/\$1[4-9]\d$/)).toBeVisible();
  await expect(inCard.getByRole('button', { name: `Register Now ${seminar}` })).toBeEnabled();
}

const meta = {
  title: 'Pages/Seminars and prices',
  id: 'pages-seminars',
  component: SeminarsPage,
  ...pageMeta(path),
} satisfies Meta<typeof SeminarsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const readSeminars: NonNullable<Story['play']> = async ({
  canvas,
  canvasElement,
  globals,
  step,
}) => {
  await step('The page says what it shows', async () => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Upcoming Seminars' }),
    ).toBeVisible();
    await expect(document.title).toBe(title);
  });

  await step('Three groups in the order of the specification', async () => {
    const groups = canvas.getAllByRole('heading', { level: 2 }).map((group) => group.textContent);
    await expect(groups).toEqual(['Accounting', 'HR', 'IT']);
  });

  for (const category of ['Accounting', 'HR', 'IT']) {
    await step(`${category}: six seminars with all their facts`, async () => {
      const group = canvas.getByRole('region', { name: category });
      const cards = within(group).getAllByRole('article');
      await expect(cards).toHaveLength(6);
      for (const card of cards) await expectWholeSeminar(card);
    });
  }

  await step('Everything fits the screen', () => expectToFitScreen({ canvasElement, globals }));
};

/** All 18 seminars in three groups, three cards to a row. */
export const Desktop: Story = { globals: onScreen('desktop'), play: readSeminars };

/** Two cards to a row. */
export const Tablet: Story = { globals: onScreen('tablet'), play: readSeminars };

/** One card below the other. */
export const Phone: Story = { globals: onScreen('phone'), play: readSeminars };

/** The narrowest phone: nothing is cut off, nothing has to be scrolled sideways. */
export const Small: Story = { globals: onScreen('small'), play: readSeminars };
