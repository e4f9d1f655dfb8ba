import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import heroPicture from '../../src/assets/originals/pages/hero.webp?hero&picture';
import heroNarrowPicture from '../../src/assets/originals/pages/hero-mobile.webp?hero-mobile&picture';
import journeyPicture from '../../src/assets/originals/pages/journey.webp?wide&picture';
import { homePage } from '../../src/content/pages/home';
import { Picture, type PictureSource } from '../../src/ui/Picture';
import { inHalf } from '../support/frames';
import { onScreen, sameColors } from '../support/modes';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  ...inHalf,
  args: { source: journeyPicture, alt: homePage.journey.imageDescription, sizes: '100vw' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the picture is there, in the file for the scheme that shows. */
const expectFile = (image: HTMLImageElement, source: PictureSource, scheme: 'light' | 'dark') =>
  waitFor(async () => {
    await expect(image.naturalWidth).toBeGreaterThan(0);
    const [, file] = /([^/]+)$/.exec(image.currentSrc) ?? [];
    await expect(source[scheme].srcSet).toContain(file);
  });

/** By day in the light scheme, in the evening in the dark one: the toolbar above switches. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await expectFile(image, journeyPicture, globals.scheme);
  },
};

/** Where a picture is missing, a calm surface keeps its place and its description. */
export const Missing: Story = {
  args: { source: undefined, sx: { aspectRatio: '4 / 3' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
  },
};

/** Two pictures for one place: on a phone another one shows than in a wide window. */
export const AnotherOneOnAPhone: Story = {
  parameters: sameColors,
  globals: onScreen('phone'),
  args: {
    source: heroPicture,
    narrow: { source: heroNarrowPicture, sizes: '100vw' },
    alt: homePage.hero.imageDescription,
  },
  play: async ({ canvas, args, globals }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await expectFile(image, heroNarrowPicture, globals.scheme);
  },
};
