import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { affiliations } from '../../src/content/affiliations';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import { affiliationCategories } from '../../src/content/partnerGroups';
import AffiliationsPage from '../../src/pages/AffiliationsPage';
import { routeOf } from '../../src/routes';
import { expectHead } from '../support/expectHead';
import { expectToFit } from '../support/expectToFit';
import { inWindow, screenModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { pageMeta } from '../support/pages';

const { path, ...head } = routeOf('affiliations');
const categories = ['Business', 'Technology', 'Consulting', 'Finance', 'Human Resources'];

const meta = {
  title: 'Pages/Affiliations',
  component: AffiliationsPage,
  ...pageMeta(path),
} satisfies Meta<typeof AffiliationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const readAffiliations: NonNullable<Story['play']> = async ({
  canvas,
  canvasElement,

  step,
}) => {
  await step('The page says what it shows', async () => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: affiliationsPage.heading }),
    ).toBeVisible();
    await expectHead(head);
  });

  await step('Five groups and the closing note, in order', async () => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      ...categories,
      'Global Network',
    ]);
  });

  for (const [category, label] of Object.entries(affiliationCategories)) {
    await step(`${label}: its partners, each with logo, name and description`, async () => {
      const group = within(canvas.getByRole('region', { name: label }));
      const partners = affiliations.filter((one) => one.category === category);
      await expect(group.getAllByRole('article')).toHaveLength(partners.length);
      for (const partner of partners) {
        const article = group.getByRole('article', { name: partner.name });
        const card = within(article);
        await expect(card.getByRole('img', { name: partner.logoDescription })).toBeVisible();
        await expect(card.getByRole('heading', { level: 3, name: partner.name })).toBeVisible();
        await expect(article).toHaveTextContent(partner.description);
      }
    });
  }

  await step('The Global Network note with its picture', async () => {
    const { text, imageDescription } = affiliationsPage.network;
    const note = within(canvas.getByRole('region', { name: 'Global Network' }));
    await expect(note.getByText(text)).toBeVisible();
    await expect(note.getByRole('img', { name: imageDescription })).toBeVisible();
  });

  await step('Everything fits the screen', () => expectToFit(canvasElement));
};

/** The partners of each field in a row, and the network they form. */
// Proves 2.21, 2.22, 3.4
export const Desktop: Story = {
  name: 'In this window',
  parameters: { chromatic: { modes: screenModes } },
  play: readAffiliations,
};

/** One partner below the other. */
export const Phone: Story = {
  globals: onScreen('phone'),
  parameters: inWindow,
  play: readAffiliations,
};
