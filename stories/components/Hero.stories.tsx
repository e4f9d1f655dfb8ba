import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import heroPicture from '../../src/assets/originals/pages/hero.webp?picture=hero';
import heroNarrowPicture from '../../src/assets/originals/pages/hero-mobile.webp?picture=hero-mobile';
import { Hero } from '../../src/components/Hero';
import { homePage } from '../../src/content/pages/home';
import { routeOf } from '../../src/routes';
import { edgeTexts } from '../fixtures/edgeTexts';
import { expectToFit } from '../support/expectToFit';
import { filesOf } from '../support/filesOf';
import { edgeToEdge } from '../support/frames';
import { darkAlone, hoverModes, sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const { hero } = homePage;

const meta = {
  title: 'Components/Hero',
  component: Hero,
  ...edgeToEdge,
  args: {
    heading: hero.heading,
    lead: hero.lead,
    action: { label: hero.action, to: routeOf('seminars').path },
    imageDescription: hero.imageDescription,
    picture: heroPicture,
    narrowPicture: heroNarrowPicture,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's only h1, a sentence, and a button to the seminars that Tab reaches first. */
// Proves 2.9
export const Default: Story = {
  parameters: { chromatic: { modes: hoverModes } },
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: hero.heading })).toBeVisible();
    await expect(canvas.getByText(hero.lead)).toBeVisible();
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: hero.imageDescription });
    await expect(picture).toBeVisible();
    const files = [heroPicture, heroNarrowPicture].flatMap((source) =>
      filesOf(source, globals.scheme),
    );
    await waitFor(() => expect(files).toContain(picture.currentSrc));
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Browse Seminars' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/seminars');
  },
};

/** From 1440 px on the picture fills the hero; the words keep to the free space at its left. */
export const Desktop: Story = {
  parameters: sameColors,
  name: 'In this window',
  globals: onScreen('desktop'),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(heading.right).toBeLessThan(window.innerWidth * 0.5);
    const picture = canvas.getByRole('img');
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBe(window.innerWidth));
  },
};

/** The dark scheme has a night picture of its own; there is never more than one to be told of. */
export const Dark: Story = {
  globals: { scheme: 'dark' },
  parameters: { chromatic: { modes: darkAlone } },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', {
      name: hero.imageDescription,
    });
    const files = [heroPicture, heroNarrowPicture].flatMap((source) => filesOf(source, 'dark'));
    await waitFor(() => expect(files).toContain(picture.currentSrc));
    await expect(canvas.getByRole('heading', { level: 1, name: hero.heading })).toBeVisible();
  },
};

/** On a phone the words come first and the picture, which is another one, under them. */
export const Phone: Story = {
  parameters: sameColors,
  globals: onScreen('phone'),
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement);
    const link = canvas.getByRole('link').getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(picture.top).toBeGreaterThanOrEqual(link.bottom);
  },
};

/** A headline of 120 characters pushes the hero further down and stays whole. */
export const LongHeading: Story = {
  parameters: sameColors,
  args: { heading: edgeTexts.title, lead: edgeTexts.text },
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement);
    const hero = canvasElement.firstElementChild?.getBoundingClientRect();
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(link.bottom).toBeLessThanOrEqual(Number(hero?.bottom));
  },
};

/** On the smallest phone a word that is wider than the screen breaks. */
export const SmallScreen: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: { heading: edgeTexts.word },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse Seminars' })).toBeVisible();
  },
};
