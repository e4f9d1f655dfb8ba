import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import joinPicture from '../../src/assets/originals/pages/join-us.webp?picture=wide';
import { InvitePanel } from '../../src/components/InvitePanel';
import { company } from '../../src/content/company';
import { teamPage } from '../../src/content/pages/team';
import { edgeTexts } from '../fixtures/edgeTexts';
import { inFrame } from '../support/documents';
import { inContainer } from '../support/frames';
import { hoverModes, sameColors } from '../support/modes';

const meta = {
  title: 'Components/InvitePanel',
  component: InvitePanel,
  ...inContainer,
  args: { ...teamPage.join, email: company.supportEmail, picture: joinPicture },
} satisfies Meta<typeof InvitePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words, and the support address as a link that Tab reaches; the picture is decoration. */
// Proves 2.17
export const Default: Story = {
  parameters: { chromatic: { modes: hoverModes } },
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: 'Join Our Team' }));
    await expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent('Join Our Team');
    await expect(panel.getByText(teamPage.join.text)).toBeVisible();
    await expect(panel.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.tab();
    const link = panel.getByRole('link', { name: company.supportEmail });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `mailto:${company.supportEmail}`);
  },
};

/** Without its picture the panel keeps its words and its shape. */
export const WithoutPicture: Story = {
  parameters: inFrame(420),
  args: { picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByAltText('')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: company.supportEmail })).toBeVisible();
    const panel = canvas.getByRole('region', { name: 'Join Our Team' });
    await expect(panel.getBoundingClientRect().height).toBeGreaterThan(300);
  },
};

/** A heading of 120 characters, a long text and a long address. */
export const LongTexts: Story = {
  parameters: sameColors,
  args: { heading: edgeTexts.title, text: edgeTexts.text, email: edgeTexts.email },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: edgeTexts.title })).toBeVisible();
  },
};
