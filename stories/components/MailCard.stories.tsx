import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailButton } from '../../src/components/MailButton';
import { MailCard } from '../../src/components/MailCard';
import { company } from '../../src/content/company';
import { contactPage } from '../../src/content/pages/contact';
import { edgeTexts } from '../fixtures/edgeTexts';
import { inHalf } from '../support/frames';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const meta = {
  title: 'Components/MailCard',
  component: MailCard,
  subcomponents: { MailButton },
  ...inHalf,
  args: {
    heading: contactPage.form.heading,
    text: contactPage.withoutScripts,
    email: company.supportEmail,
  },
} satisfies Meta<typeof MailCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where scripts are off the form cannot work: the address to write to stands in its place. */
export const Default: Story = {
  name: 'Email in place of the form',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      contactPage.form.heading,
    );
    await expect(canvas.getByRole('link', { name: company.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${company.supportEmail}`,
    );
  },
};

/** A long address breaks instead of running out of the card. */
export const LongAddress: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: { email: edgeTexts.email },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: edgeTexts.email })).toBeVisible();
  },
};
