import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerLogos } from '../../src/assets/partnerLogos';
import { portraits } from '../../src/assets/portraits';
import { CardGrid } from '../../src/components/CardGrid';
import { PartnerCard } from '../../src/components/PartnerCard';
import { PersonCard } from '../../src/components/PersonCard';
import { affiliations } from '../../src/content/affiliations';
import { leaderEmail } from '../../src/content/company';
import { teamPage } from '../../src/content/pages/team';
import { team } from '../../src/content/team';
import { edgeTexts } from '../fixtures/edgeTexts';
import { inContainer } from '../support/frames';
import { isWindowFrom } from '../support/isWindowFrom';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const partners = affiliations
  .filter(({ category }) => category === 'business')
  .map((partner) => (
    <PartnerCard key={partner.slug} partner={partner} logo={partnerLogos[partner.slug]} />
  ));

const meta = {
  title: 'Components/CardGrid',
  component: CardGrid,
  ...inContainer,
  args: { columns: { sm: 3 }, children: partners },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many different left edges, that is columns, the items of a list have. */
function columnsOf(items: HTMLElement[]) {
  return new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size;
}

/** What `columns` asks for below. */
const columnsOfWindow = () => (isWindowFrom('sm') ? 3 : 1);

/** Three cards side by side, equally wide and in a row equally high; a list of three for those who listen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list).toBeVisible();
    await expect(list, 'a list in Safari, too').toHaveAttribute('role');
    const { rowGap, columnGap } = getComputedStyle(list);
    if (isWindowFrom('sm')) await expect(rowGap).toBe(columnGap);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(columnsOf(canvas.getAllByRole('listitem'))).toBe(columnsOfWindow());
    const sizes = canvas.getAllByRole('article').map((card) => {
      const { width, height } = card.getBoundingClientRect();
      return [Math.round(width), isWindowFrom('sm') && Math.round(height)].join();
    });
    await expect(new Set(sizes).size).toBe(1);
  },
};

/** The number of columns may change with the window: here two of a possible four. */
export const Tablet: Story = {
  parameters: sameColors,
  globals: onScreen('tablet'),
  args: {
    columns: { sm: 2, lg: 4 },
    rowGap: { xs: 5.5, sm: 6.5 },
    children: team.map((person) => (
      <PersonCard
        key={person.slug}
        person={person}
        picture={portraits[person.slug]}
        email={leaderEmail(person.name)}
        labels={teamPage.card}
      />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(columnsOf(canvas.getAllByRole('listitem'))).toBe(2);
  },
};

/** A lone card keeps the width it has in company. */
export const OneCard: Story = {
  parameters: sameColors,
  args: { children: partners.slice(0, 1) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    const item = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(item.width).toBeLessThanOrEqual(list.width / columnsOfWindow());
  },
};

/** On the smallest phone one column, which no long word widens. */
export const SmallScreen: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: {
    children: team.map((person) => (
      <PersonCard
        key={person.slug}
        person={{ ...person, name: edgeTexts.word }}
        picture={portraits[person.slug]}
        email={edgeTexts.email}
        labels={teamPage.card}
      />
    )),
  },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getAllByRole('listitem'))).toBe(1);
  },
};
