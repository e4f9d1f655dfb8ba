import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerLogos } from '../../src/assets/partnerLogos';
import { CardGrid } from '../../src/components/CardGrid';
import { Group } from '../../src/components/Group';
import { GroupStack } from '../../src/components/GroupStack';
import { PartnerCard } from '../../src/components/PartnerCard';
import { affiliations } from '../../src/content/affiliations';
import { affiliationCategories } from '../../src/content/partnerGroups';
import type { AffiliationCategory } from '../../src/content/types';
import { inContainer } from '../support/frames';
import { noSnapshot } from '../support/modes';

const group = (category: AffiliationCategory) => (
  <Group key={category} heading={affiliationCategories[category]}>
    <CardGrid columns={{ sm: 3 }}>
      {affiliations
        .filter((partner) => partner.category === category)
        .map((partner) => (
          <PartnerCard key={partner.slug} partner={partner} logo={partnerLogos[partner.slug]} />
        ))}
    </CardGrid>
  </Group>
);

const meta = {
  title: 'Components/GroupStack',
  component: GroupStack,
  ...inContainer,
  args: { children: [group('business'), group('technology')] },
} satisfies Meta<typeof GroupStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Groups stand further apart than a heading from its cards, so that it is plain what belongs where. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const business = canvas.getByRole('region', { name: 'Business' }).getBoundingClientRect();
    const technology = canvas.getByRole('region', { name: 'Technology' }).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { name: 'Business' }).getBoundingClientRect();
    const [list] = canvas.getAllByRole('list').map((grid) => grid.getBoundingClientRect());
    const withinGroup = Number(list?.top) - heading.bottom;
    await expect(technology.top - business.bottom).toBeGreaterThan(2 * withinGroup);
  },
};

/** A single group has no space around it. */
export const OneGroup: Story = {
  parameters: noSnapshot('A single group looks as in the stories of Group.'),
  args: { children: [group('finance')] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Finance' });
    const stack = region.parentElement?.getBoundingClientRect();
    await expect(region.getBoundingClientRect().height).toBe(stack?.height);
  },
};
