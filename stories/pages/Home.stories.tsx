import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { homePage } from '../../src/content/pages/home';
import HomePage from '../../src/pages/HomePage';
import { onScreen, pageMeta } from '../support/pages';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  ...pageMeta('/'),
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six reasons, four points, and two buttons that lead to the seminars. */
export const Desktop: Story = {
  globals: onScreen('desktop'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: homePage.hero.heading }),
    ).toBeVisible();
    const reasons = canvas.getByRole('region', { name: 'Why Choose Our Seminars' });
    const names = within(reasons)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    await expect(names).toEqual([
      'Expert-Led Training',
      'Interactive Sessions',
      'Face-to-Face Learning',
      'Live Webinars',
      'Industry Recognition',
      'Professional Network',
    ]);
    const journey = canvas.getByRole('region', { name: 'Elevate Your Professional Journey' });
    await expect(within(journey).getAllByRole('listitem')).toHaveLength(4);
    for (const name of ['Browse Seminars', 'View Available Seminars']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/seminars');
    }
  },
};

/** The same page where the bar has a menu button instead of links. */
export const Phone: Story = {
  globals: onScreen('phone'),
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(390);
    await expect(await canvas.findByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Affiliations' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
