import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '../../src/content/company';
import { layoutText } from '../../src/content/layout';
import { Footer } from '../../src/layout/Footer';
import { expectToFit } from '../support/expectToFit';
import { edgeToEdge } from '../support/frames';
import { stateModes } from '../support/modes';
import { onScreen } from '../support/onScreen';

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  ...edgeToEdge,
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

const readFooter: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
  await expect(canvas.getByRole('link', { name: layoutText.homeLink })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(canvas.getByText(new RegExp(`^© 2025 ${company.name}`))).toBeVisible();
  await expect(canvas.getByRole('link', { name: company.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${company.supportEmail}`,
  );
  await expectToFit(canvasElement);
};

/** Logo, copyright line and support address in one row. */
// Proves 2.7
export const Desktop: Story = {
  name: 'In this window',
  parameters: { chromatic: { modes: stateModes } },
  play: readFooter,
};

/** The same three, stacked. */
// Proves 2.7
export const Phone: Story = { globals: onScreen('phone'), play: readFooter };
