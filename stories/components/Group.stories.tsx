import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { partnerLogos } from '../../src/assets/partnerLogos';
import { CardGrid } from '../../src/components/CardGrid';
import { Group } from '../../src/components/Group';
import { PartnerCard } from '../../src/components/PartnerCard';
import { affiliations } from '../../src/content/affiliations';
import { affiliationCategories } from '../../src/content/partnerGroups';
import { inContainer } from '../support/frames';
import { noSnapshot } from '../support/modes';

const heading = affiliationCategories.business;

const meta = {
  title: 'Components/Group',
  component: Group,
  ...inContainer,
  args: {
    heading,
    children: (
      <CardGrid columns={{ sm: 3 }}>
        {affiliations.slice(0, 3).map((partner) => (
          <PartnerCard key={partner.slug} partner={partner} logo={partnerLogos[partner.slug]} />
        ))}
      </CardGrid>
    ),
  },
} satisfies Meta<typeof Group>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A region named by its heading, and the cards below it. */
export const Default: Story = {
  name: 'Category with its cards',
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: heading });
    await expect(within(region).getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(within(region).getAllByRole('article')).toHaveLength(3);
  },
};

/** One rank lower, where the section has a heading of its own. */
export const Lower: Story = {
  parameters: noSnapshot('The rank of a heading changes no looks.'),
  args: { level: 3, heading: affiliationCategories.technology },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.heading })).toBeVisible();
  },
};
