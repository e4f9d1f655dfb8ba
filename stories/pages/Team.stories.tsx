import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { teamPage } from '../../src/content/pages/team';
import { routeOf } from '../../src/content/routes';
import { team } from '../../src/content/team';
import { TeamPage } from '../../src/team/TeamPage';
import { onPaper } from '../support/media';
import { alsoOnPhone, placeOf, wholePage } from '../support/modes';
import { siteAt } from '../support/site';

export default {
  title: 'Pages/Team',
  component: TeamPage,
  ...siteAt(routeOf('team').path),
} satisfies Meta<typeof TeamPage>;
type Story = StoryObj<typeof TeamPage>;

/** The four leaders, and an invitation to join them. */
export const Desktop: Story = {
  // Proves spec-2.12, spec-2.13, spec-2.14, spec-3.7.
  name: 'Whole page',
  ...wholePage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: teamPage.heading })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    for (const { name, role } of team) {
      const card = within(canvas.getByRole('article', { name }));
      await expect(card.getByText(role)).toBeVisible();
    }
    const panel = within(canvas.getByRole('region', { name: teamPage.join.heading }));
    const place = placeOf(panel.getByAltText(''), panel.getByRole('link'));
    await expect(place).toBe(window.innerWidth < 900 ? 'below' : 'beside');
  },
};

/** One leader below the other. */
export const Phone: Story = { ...Desktop, ...alsoOnPhone, name: 'Phone (mobile)' };

/** Names and addresses, without portraits. */
export const OnPaper: Story = { ...onPaper, name: 'On paper (print)' };
