import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { homePage } from '../../src/content/pages/home';
import { routeOf } from '../../src/content/routes';
import { HomePage } from '../../src/home/HomePage';
import { alsoOnPhone, inForcedColors, wholePage } from '../support/modes';
import { siteAt } from '../support/site';

const { hero, features, journey } = homePage;

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  ...siteAt(routeOf('home').path),
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The promise, six reasons to choose the seminars, and what a visitor takes away. */
export const Desktop: Story = {
  // Proves spec-1.1, spec-2.6, spec-2.7, spec-2.8.
  ...wholePage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: hero.heading })).toBeVisible();
    const reasons = within(canvas.getByRole('region', { name: features.heading }));
    const names = reasons.getAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Expert-Led Training',
      'Interactive Sessions',
      'Face-to-Face Learning',
      'Live Webinars',
      'Industry Recognition',
      'Professional Network',
    ]);
    const part = within(canvas.getByRole('region', { name: journey.heading }));
    await expect(part.getAllByRole('listitem')).toHaveLength(4);
    for (const name of [hero.action, journey.action]) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', routeOf('seminars').path);
    }
  },
};

/** Everything in one column, in the order of reading. */
export const Phone: Story = { ...Desktop, ...alsoOnPhone };

/** In forced colors, as Chromatic photographs it: with the edges that these need. */
export const ForcedColors: Story = { ...Desktop, ...inForcedColors };
