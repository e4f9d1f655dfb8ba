import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company, phoneLink } from '../../src/content/company';
import { AddressLink } from '../../src/ui/AddressLink';
import { sameColors } from '../support/modes';

const meta = {
  title: 'Components/AddressLink',
  component: AddressLink,
  args: { address: company.supportEmail },
} satisfies Meta<typeof AddressLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An email address opens the mail program. Translators leave it as it is. */
export const Email: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.address });
    await expect(link).toHaveAttribute('href', `mailto:${args.address}`);
    await expect(link).toHaveAttribute('translate', 'no');
  },
};

/** A phone number calls. */
export const Phone: Story = {
  parameters: sameColors,
  args: { address: company.phone },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.address });
    await expect(link).toHaveAttribute('href', phoneLink(args.address));
  },
};
