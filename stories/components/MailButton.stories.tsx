import Card from '@mui/material/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '../../src/content/company';
import { MailButton } from '../../src/ui/MailButton';
import { longTexts } from '../fixtures/samples';
import { inWindow, withStates } from '../support/modes';

export default {
  title: 'Components/Actions/MailButton',
  id: 'components-mailbutton',
  component: MailButton,
  args: { email: company.supportEmail },
} satisfies Meta<typeof MailButton>;
type Story = StoryObj<typeof MailButton>;

/** The address is the label, so that it can be read out and copied. */
export const Default: Story = {
  ...withStates,
  name: 'On a page',
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.email });
    await expect(link).toHaveAttribute('href', `mailto:${args.email}`);
    await expect(link.querySelector('svg')).toBeVisible();
  },
};

/** White, for the dark panel, which is dark in both schemes. */
export const OnADarkPanel: Story = {
  ...Default,
  name: 'On a dark panel',
  decorators: [
    (Story) => (
      <Card variant="panel" sx={{ p: 5 }}>
        <Story />
      </Card>
    ),
  ],
};

/** A long address stays readable on the smallest phone, without the icon. */
export const LongAddress: Story = {
  ...Default,
  ...inWindow('small'),
  name: 'A long address, on the smallest phone',
  args: { email: longTexts.email },
  play: ({ canvas, args }) =>
    expect(canvas.getByRole('link', { name: args.email }).querySelector('svg')).not.toBeVisible(),
};
