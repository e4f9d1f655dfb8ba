import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '../../src/content/company';
import { layoutText } from '../../src/content/layout';
import { Footer } from '../../src/layout/Footer';
import { inFrame } from '../support/frames';
import { onSmallScreen } from '../support/modes';

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', ...inFrame(140) },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Logo, copyright line, and the address to write to. */
export const Default: Story = {
  // Proves spec-2.4.
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: layoutText.homeLink })).toBeVisible();
    await expect(footer.getByText(layoutText.copyright)).toBeVisible();
    const link = footer.getByRole('link', { name: company.supportEmail });
    await expect(link).toHaveAttribute('href', `mailto:${company.supportEmail}`);
  },
};

/** On the smallest phone they stand below each other. */
export const SmallScreen: Story = {
  ...Default,
  ...onSmallScreen,
};
