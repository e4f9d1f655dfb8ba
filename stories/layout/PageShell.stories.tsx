import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { teamPage } from '../../src/content/pages/team';
import { PageShell } from '../../src/layout/PageShell';
import { TitleBand } from '../../src/ui/TitleBand';
import { inFrame } from '../support/frames';
import { onScreen, sameColors } from '../support/modes';
import { wholePage } from '../support/site';

const meta = {
  title: 'Layout/PageShell',
  component: PageShell,
  parameters: { layout: 'fullscreen', ...wholePage, ...inFrame(640) },
  args: { children: <TitleBand heading={teamPage.heading} lead={teamPage.lead} /> },
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What every page sits in: the bar above, the page between, and the footer at the foot of the window. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: teamPage.heading })).toBeVisible();
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
  },
};

/** The same on a phone. */
export const Phone: Story = { ...Desktop, parameters: sameColors, globals: onScreen('phone') };
