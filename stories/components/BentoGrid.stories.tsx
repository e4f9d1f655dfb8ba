import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import roomPicture from '../../src/assets/originals/pages/feature-room.webp?picture=wide';
import webinarPicture from '../../src/assets/originals/pages/feature-webinar.webp?picture=wide';
import { BentoGrid } from '../../src/components/BentoGrid';
import { FeatureCard } from '../../src/components/FeatureCard';
import { homePage } from '../../src/content/pages/home';
import type { Feature } from '../../src/content/types';
import { inContainer } from '../support/frames';
import { isWindowFrom } from '../support/isWindowFrom';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const pictures = { 'feature-room': roomPicture, 'feature-webinar': webinarPicture };

const cards = (features: readonly Feature[]) =>
  features.map((feature) => {
    const { variant, title } = feature;
    const picture = variant.kind === 'picture' ? pictures[variant.picture] : undefined;
    return <FeatureCard key={title} feature={feature} picture={picture} />;
  });

const meta = {
  title: 'Components/BentoGrid',
  component: BentoGrid,
  ...inContainer,
  args: { children: cards(homePage.features.items) },
} satisfies Meta<typeof BentoGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Width of each card in its share of the whole, to two digits. */
function shares(list: HTMLElement) {
  const whole = list.getBoundingClientRect().width;
  return within(list)
    .getAllByRole('listitem')
    .map((item) => Math.round((item.getBoundingClientRect().width / whole) * 10) / 10);
}

function expectedShares() {
  if (isWindowFrom('lg')) return [0.2, 0.2, 0.5, 0.5, 0.2, 0.2];
  return isWindowFrom('sm') ? [0.5, 0.5, 1, 1, 0.5, 0.5] : [1, 1, 1, 1, 1, 1];
}

/** Two small cards and a wide one, then a wide one and two small; a list of six for all. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list, 'a list in Safari, too').toHaveAttribute('role');
    await expect(shares(list)).toEqual(expectedShares());
    const titles = within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    await expect(titles).toEqual(homePage.features.items.map(({ title }) => title));
  },
};

/** On a tablet two columns, of which a wide card takes both. */
export const Tablet: Story = {
  parameters: sameColors,
  ...Default,
  globals: onScreen('tablet'),
};

/** On a phone one column. */
export const Phone: Story = {
  parameters: sameColors,
  ...Default,
  globals: onScreen('phone'),
};
