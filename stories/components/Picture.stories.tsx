import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import journeyPicture from '../../src/assets/originals/pages/journey.webp?wide&picture';
import { homePage } from '../../src/content/pages/home';
import { Picture } from '../../src/ui/Picture';
import { inHalf } from '../support/frames';
import { sameColors } from '../support/modes';

export default {
  title: 'Components/Pictures/Picture: image, photo',
  id: 'components-picture',
  component: Picture,
  ...inHalf,
  args: { source: journeyPicture, alt: homePage.journey.imageDescription, sizes: '100vw' },
} satisfies Meta<typeof Picture>;
type Story = StoryObj<typeof Picture>;

const pictureAt = (src: string) => {
  const one = { src, widths: [1], width: 800, height: 600 };
  return { light: one, dark: one };
};

const clear = pictureAt(
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
);

const sx = { aspectRatio: '4 / 3' };

/** By day in the light scheme, in the evening in the dark one: the toolbar above switches. */
export const Default: Story = {
  name: 'By day or in the evening',
  play: async ({ canvas, args, globals }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    const { src } = journeyPicture[globals.scheme as 'light' | 'dark'];
    // The published Storybook has relative addresses.
    await expect(image.currentSrc).toContain(src.replace(/^\.|\d+\.avif$/g, ''));
  },
};

/** Where a picture is missing, a calm surface keeps its place and its description. */
export const Missing: Story = {
  name: 'Missing: there is none',
  args: { source: undefined, sx },
  play: ({ canvas, args }) => expect(canvas.getByRole('img', { name: args.alt })).toBeVisible(),
};

/** While it loads, a calm surface keeps its place. It is one photo for both schemes, with another crop on phones. */
export const Loading: Story = {
  name: 'While it loads',
  parameters: sameColors,
  // React complains in the console where two elements have one key.
  args: { source: clear, narrow: { source: clear, sizes: '100vw' }, sx },
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await waitFor(() => expect(image.complete).toBe(true));
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

/** A picture that did not arrive: its description stands in its place. */
export const Broken: Story = {
  name: 'Broken: it did not arrive',
  parameters: sameColors,
  args: { source: pictureAt('data:image/png;base64,AAAA') },
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await waitFor(() => expect(image.complete).toBe(true));
    await expect(image.naturalWidth).toBe(0);
    await expect(image).toBeVisible();
  },
};
