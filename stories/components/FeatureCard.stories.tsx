import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeatureCard } from '../../src/home/FeatureCard';
import { longTexts, samples } from '../fixtures/samples';
import { inHalf } from '../support/frames';
import { inWindow } from '../support/modes';

export default {
  title: 'Components/Cards/FeatureCard',
  id: 'components-featurecard',
  component: FeatureCard,
  ...inHalf,
  args: { feature: samples.feature },
} satisfies Meta<typeof FeatureCard>;
type Story = StoryObj<typeof FeatureCard>;

/** A reason with its icon, which is decoration. */
export const Default: Story = {
  name: 'With an icon',
  play: async ({ canvas, args }) => {
    const { title: name, text } = args.feature;
    const article = canvas.getByRole('article', { name });
    const card = within(article);
    await expect(card.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(card.getByText(text)).toBeVisible();
    await expect(article.querySelector('svg, img')).toBeVisible();
  },
};

/** A wide card continues the backdrop of its picture; the words stand there. */
export const WithPicture: Story = {
  ...Default,
  name: 'With a picture',
  args: { feature: samples.pictureFeature },
};

/** Long words on the smallest phone: the picture stays below them. */
export const LongWords: Story = {
  ...Default,
  ...inWindow('small'),
  name: 'Long words, on the smallest phone',
  args: { feature: { ...samples.pictureFeature, title: longTexts.word, text: longTexts.text } },
};
