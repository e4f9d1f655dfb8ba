import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import journeyPicture from '../../src/assets/originals/pages/journey.webp?wide&picture';
import { homePage } from '../../src/content/pages/home';
import { Picture } from '../../src/ui/Picture';
import { inHalf } from '../support/frames';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  ...inHalf,
  args: { source: journeyPicture, alt: homePage.journey.imageDescription, sizes: '100vw' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By day in the light scheme, in the evening in the dark one: the toolbar above switches. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    const [file = ''] = image.currentSrc.split('/').slice(-1);
    await expect(journeyPicture[globals.scheme as 'light' | 'dark'].srcSet).toContain(file);
  },
};

/** Where a picture is missing, a calm surface keeps its place and its description. */
export const Missing: Story = {
  args: { source: undefined, sx: { aspectRatio: '4 / 3' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
  },
};
