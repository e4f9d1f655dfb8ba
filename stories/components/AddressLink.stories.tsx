import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '../../src/content/company';
import { phoneLink } from '../../src/lib/contactLinks';
import { Address, AddressLink } from '../../src/ui/AddressLink';
import { sameColors } from '../support/modes';

export default {
  title: 'Components/Actions/AddressLink',
  id: 'components-addresslink',
  component: AddressLink,
  subcomponents: { Address },
  args: { address: company.supportEmail },
} satisfies Meta<typeof AddressLink>;
type Story = StoryObj<typeof AddressLink>;

/**
 * An email address opens the mail program, a phone number would call. Both are underlined, and translators leave them
 * as they are.
 */
export const Email: Story = {
  name: 'An email address',
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.address });
    await expect(link).toHaveAttribute('href', `mailto:${args.address}`);
    await expect(link).toHaveAttribute('translate', 'no');
    await expect(link).toHaveStyle({ textDecorationLine: 'underline' });
  },
};

/** A phone number: a press calls it. */
export const Phone: Story = {
  name: 'A phone number',
  parameters: sameColors,
  args: { address: company.phone },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.address });
    await expect(link).toHaveAttribute('href', phoneLink(args.address));
  },
};
