import MailOutlined from '@mui/icons-material/MailOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactTile } from '../../src/contact/ContactTile';
import { company } from '../../src/content/company';
import { contactPage } from '../../src/content/pages/contact';
import { AddressLink } from '../../src/ui/AddressLink';
import { longTexts } from '../fixtures/samples';
import { inColumn } from '../support/frames';
import { onSmallScreen } from '../support/modes';

const { details } = contactPage;

export default {
  title: 'Components/ContactTile',
  component: ContactTile,
  ...inColumn,
  args: {
    icon: MailOutlined,
    label: details.email,
    children: <AddressLink address={company.supportEmail} />,
  },
} satisfies Meta<typeof ContactTile>;
type Story = StoryObj<typeof ContactTile>;

/** One way to reach the company: what it is, and the link. */
export const Default: Story = {
  // Proves spec-2.15.
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.label)).toBeVisible();
    await expect(canvas.getByRole('link', { name: company.supportEmail })).toBeVisible();
  },
};

/** An address that is wider than the smallest phone stands below the icon and breaks. */
export const LongAddress: Story = {
  ...onSmallScreen,
  args: { children: <AddressLink address={longTexts.email} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: longTexts.email })).toBeVisible();
  },
};
