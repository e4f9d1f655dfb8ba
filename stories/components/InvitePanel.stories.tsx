import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '../../src/content/company';
import { teamPage } from '../../src/content/pages/team';
import { mailLink } from '../../src/lib/contactLinks';
import { InvitePanel } from '../../src/team/InvitePanel';
import { inContainer } from '../support/frames';

const { heading, text, subject } = teamPage.join;

export default {
  title: 'Components/Page parts/InvitePanel',
  id: 'components-invitepanel',
  component: InvitePanel,
  ...inContainer,
} satisfies Meta<typeof InvitePanel>;

/** The invitation to join the team, dark in both schemes, with the address to write to. */
export const Default: StoryObj<typeof InvitePanel> = {
  name: 'Invitation and address',
  // Proves spec-2.14.
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: heading }));
    await expect(panel.getByText(text)).toBeVisible();
    const link = panel.getByRole('link', { name: company.supportEmail });
    await expect(link).toHaveAttribute('href', mailLink({ to: company.supportEmail, subject }));
    await expect(panel.queryByRole('img')).not.toBeInTheDocument();
  },
};
