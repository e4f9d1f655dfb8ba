import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AffiliationsPage } from '../../src/affiliations/AffiliationsPage';
import { affiliationCategories, affiliations } from '../../src/content/affiliations';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import { routeOf } from '../../src/content/routes';
import { inForcedColors, onPaper } from '../support/media';
import { alsoOnPhone, wholePage } from '../support/modes';
import { siteAt } from '../support/site';

export default {
  title: 'Pages/Affiliations',
  component: AffiliationsPage,
  ...siteAt(routeOf('affiliations').path),
} satisfies Meta<typeof AffiliationsPage>;
type Story = StoryObj<typeof AffiliationsPage>;

/** Partner organizations in five fields, and the note on the network. */
export const Desktop: Story = {
  // Proves spec-2.18, spec-2.19.
  name: 'Whole page',
  ...wholePage,
  play: async ({ canvas }) => {
    const { heading, network } = affiliationsPage;
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const name of Object.values(affiliationCategories)) {
      const field = within(canvas.getByRole('region', { name }));
      await expect(field.queryAllByRole('article')).not.toHaveLength(0);
    }
    for (const { name } of affiliations) {
      await expect(canvas.getByRole('article', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('region', { name: network.heading })).toBeVisible();
  },
};

/** One partner below the other. */
export const Phone: Story = { ...Desktop, ...alsoOnPhone, name: 'Phone (mobile)' };

/** Logos take the color of the text, and cards have edges. */
export const ForcedColors: Story = {
  name: 'Forced colors (Windows high contrast)',
  ...inForcedColors,
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    for (const { logoDescription: name } of affiliations) {
      await expect(canvas.getByRole('img', { name })).toHaveStyle({ backgroundColor: color });
    }
  },
};

/** Each partner with its logo, close together. */
export const OnPaper: Story = { ...onPaper, name: 'On paper (print)' };
