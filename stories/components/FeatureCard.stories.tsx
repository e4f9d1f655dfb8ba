import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import roomPicture from '../../src/assets/originals/pages/feature-room.webp?picture=wide';
import { FeatureCard } from '../../src/components/FeatureCard';
import { darkPalette, lightPalette } from '../../src/theme/palette';
import { edgeTexts } from '../fixtures/edgeTexts';
import { samples } from '../fixtures/samples';
import { inHalf } from '../support/frames';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const { iconFeature, pictureFeature } = samples;

const meta = {
  title: 'Components/FeatureCard',
  component: FeatureCard,
  ...inHalf,
  args: { feature: iconFeature },
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A small card: icon above, reason at the foot. The icon is decoration. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Expert-Led Training' }));
    await expect(
      card.getByRole('heading', { level: 3, name: 'Expert-Led Training' }),
    ).toBeVisible();
    await expect(canvas.getByText(iconFeature.text)).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** A wide card: the picture fades into the card's own color. It only repeats what the words say. */
export const WithPicture: Story = {
  args: { feature: pictureFeature, picture: roomPicture },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { name: 'Face-to-Face Learning' })).toBeVisible();
    await expect(canvas.getByAltText('')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const { room } = (globals.scheme === 'dark' ? darkPalette : lightPalette).background;
    const card = canvas.getByRole('article', { name: 'Face-to-Face Learning' });
    await waitFor(() => expect(card).toHaveStyle({ backgroundColor: room }));
  },
};

/** Without its picture a wide card keeps its color, height and words. */
export const WithoutPicture: Story = {
  args: { feature: pictureFeature },
  play: async ({ canvas }) => {
    await expect(canvas.queryByAltText('')).not.toBeInTheDocument();
    await expect(canvas.getByText(pictureFeature.text)).toBeVisible();
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeGreaterThan(300);
  },
};

/** A small card breaks words that are wider than itself. */
export const LongTexts: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: { feature: { ...iconFeature, title: edgeTexts.word, text: edgeTexts.text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(edgeTexts.text)).toBeVisible();
  },
};

/** On the smallest phone the picture stays below the words, however many there are. */
export const SmallScreenWithPicture: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: {
    feature: { ...pictureFeature, title: edgeTexts.hyphenated, text: edgeTexts.text },
    picture: roomPicture,
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(edgeTexts.text).getBoundingClientRect();
    const picture = canvas.getByAltText('').getBoundingClientRect();
    const fadedIn = picture.top + picture.height * 0.3;
    await expect(text.bottom).toBeLessThan(fadedIn);
  },
};
