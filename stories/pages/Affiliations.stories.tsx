import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { affiliations } from '../../src/content/affiliations';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import AffiliationsPage from '../../src/pages/AffiliationsPage';
import { routeOf } from '../../src/routes';
import { expectToFitScreen } from '../support/expectToFitScreen';
import { onScreen } from '../support/onScreen';
import { pageMeta } from '../support/pages';

const { path, title } = routeOf('affiliations');
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
  globals,
  step,
}) => {
  await step('The page says what it shows', async () => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: affiliationsPage.heading }),
    ).toBeVisible();
    await expect(document.title).toBe(title);
  });

  await step('Five groups and the closing note, in order', async () => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      ...categories,
      'Global Network',
    ]);
  });

  for (const category of categories) {
    await step(`${category}: three partners, each with logo, name and description`, async () => {
      const group = within(canvas.getByRole('region', { name: category }));
      await expect(group.getAllByRole('article')).toHaveLength(3);
      for (const partner of affiliations.filter((one) => one.category === category)) {
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

  await step('Everything fits the screen', () => expectToFitScreen({ canvasElement, globals }));
};

/** Fifteen partners in five rows of three, and the network they form. */
export const Desktop: Story = { globals: onScreen('desktop'), play: readAffiliations };

/** Still three to a row, with smaller logos. */
export const Tablet: Story = { globals: onScreen('tablet'), play: readAffiliations };

/** One partner below the other. */
export const Phone: Story = { globals: onScreen('phone'), play: readAffiliations };

/** The narrowest phone: nothing is cut off, nothing has to be scrolled sideways. */
export const Small: Story = { globals: onScreen('small'), play: readAffiliations };
