import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import heroPicture from '../../src/assets/originals/pages/hero.webp?picture=hero';
import heroNarrowPicture from '../../src/assets/originals/pages/hero-mobile.webp?picture=hero-mobile';
import journeyPicture from '../../src/assets/originals/pages/journey.webp?picture=wide';
import { Picture } from '../../src/components/Picture';
import { homePage } from '../../src/content/pages/home';
import { filesOf } from '../support/filesOf';
import { inContainer } from '../support/frames';
import { noSnapshot, sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const alt = homePage.journey.imageDescription;

const meta = {
  title: 'Components/Picture',
  component: Picture,
  ...inContainer,
  args: { source: journeyPicture, alt, sizes: '100vw' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Width divided by height. */
const shape = ({ w, h }: { w: number; h: number }) => w / h;

function drawnShape(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return shape({ w: width, h: height });
}

/**
 * A picture that says something has a description. It comes as AVIF or WebP, whichever the browser
 * knows, keeps its place before it is there, and is fetched when the reader comes near.
 */
export const Default: Story = {
  name: 'Photo',
  play: async ({ canvas, globals }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: alt });
    await expect(image).toHaveAttribute('width', String(journeyPicture.light.img.w));
    await expect(image).toHaveAttribute('height', String(journeyPicture.light.img.h));
    await expect(image).toHaveAttribute('loading', 'lazy');
    const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
    await expect([...sources].map(({ type, media }) => [type, media !== ''])).toEqual([
      ['image/avif', true],
      ['image/avif', false],
      ['image/webp', false],
    ]);
    await waitFor(() =>
      expect(filesOf(journeyPicture, globals.scheme)).toContain(image.currentSrc),
    );
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(drawnShape(image)).toBeCloseTo(shape(journeyPicture.light.img), 1);
  },
};

/** A picture that only repeats the words beside it stays silent for those who listen. */
export const Decorative: Story = {
  parameters: noSnapshot('The text alternative of a picture changes no looks.'),
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText('')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** In the dark scheme the same scene shows in the evening, and only that is fetched. */
export const Dark: Story = {
  parameters: noSnapshot('"Photo" is photographed in the dark scheme, too.'),
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: alt });
    await waitFor(() => expect(filesOf(journeyPicture, 'dark')).toContain(image.currentSrc));
    await expect(drawnShape(image)).toBeCloseTo(shape(journeyPicture.dark.img), 1);
  },
};

/** The first picture of a page does not wait. */
export const Priority: Story = {
  parameters: noSnapshot('When a picture is fetched changes no looks.'),
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: alt });
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('loading', 'eager');
  },
};

/** Where a picture is missing a calm surface keeps its place and its description. */
export const Missing: Story = {
  name: 'Missing image',
  args: { source: undefined, sx: { aspectRatio: '4 / 3' } },
  play: async ({ canvas }) => {
    await expect(drawnShape(canvas.getByRole('img', { name: alt }))).toBeCloseTo(4 / 3, 2);
  },
};

/** A missing decoration is not mentioned to those who listen. */
export const MissingDecoration: Story = {
  parameters: noSnapshot('The text alternative of a picture changes no looks.'),
  args: { source: undefined, alt: '', sx: { aspectRatio: '4 / 3' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Two pictures for one place: this is the wide one. */
export const ArtDirection: Story = {
  globals: onScreen('desktop'),
  args: { source: heroPicture, narrow: { source: heroNarrowPicture, sizes: '100vw' } },
  play: async ({ canvas, globals }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: alt });
    await waitFor(() => expect(filesOf(heroPicture, globals.scheme)).toContain(image.currentSrc));
    await expect(drawnShape(image)).toBeCloseTo(shape(heroPicture.light.img), 1);
  },
};

/** And this the narrow one, which takes its own shape from the start. */
export const ArtDirectionNarrow: Story = {
  parameters: sameColors,
  ...ArtDirection,
  globals: onScreen('phone'),
  play: async ({ canvas, globals }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: alt });
    await waitFor(() =>
      expect(filesOf(heroNarrowPicture, globals.scheme)).toContain(image.currentSrc),
    );
    await expect(drawnShape(image)).toBeCloseTo(shape(heroNarrowPicture.light.img), 1);
  },
};
