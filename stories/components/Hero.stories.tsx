import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { homePage } from '../../src/content/pages/home';
import { routeOf } from '../../src/content/routes';
import { Hero } from '../../src/home/Hero';
import { fontSizes } from '../../src/theme/tokens';
import { NoBreakHyphens } from '../../src/ui/NoBreakHyphens';
import { belowBar } from '../support/frames';
import { inWindow } from '../support/modes';

const { heading, lead, action, imageDescription } = homePage.hero;

export default {
  title: 'Components/Page parts/Hero: banner',
  id: 'components-hero',
  component: Hero,
  subcomponents: { NoBreakHyphens },
  ...belowBar,
} satisfies Meta<typeof Hero>;
type Story = StoryObj<typeof Hero>;

/** One promise, one sentence, one picture, and one button to the seminars, which Tab reaches first. */
export const Default: Story = {
  name: 'On a desktop',
  // Proves spec-2.6.
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(canvas.getByText(lead)).toBeVisible();
    await expect(canvas.getByRole('img', { name: imageDescription })).toBeVisible();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: action });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', routeOf('seminars').path);
  },
};

/** On a small laptop the headline is smaller, and the picture stands beside the words. */
export const Laptop: Story = {
  ...inWindow('laptop'),
  name: 'On a laptop',
  play: async ({ canvas }) => {
    const headline = canvas.getByRole('heading', { level: 1 });
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(picture.top).toBeLessThan(headline.getBoundingClientRect().bottom);
    await expect(headline).toHaveStyle({
      fontSize: `${Number.parseFloat(fontSizes.heroTablet) * 16}px`,
    });
  },
};

/** On the smallest phone the words come first, unbroken at a hyphen, and a narrower picture below them. */
export const SmallScreen: Story = {
  ...inWindow('small'),
  name: 'On the smallest phone (mobile)',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: action }).getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(picture.top).toBeGreaterThan(link.bottom);
    await expect(canvas.getByText('Expert-Led').getClientRects()).toHaveLength(1);
  },
};
