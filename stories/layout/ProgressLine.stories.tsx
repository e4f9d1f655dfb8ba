import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { ProgressLine } from '../../src/layout/ProgressLine';
import { inFrame } from '../support/documents';

const meta = {
  title: 'Layout/ProgressLine',
  component: ProgressLine,
  parameters: inFrame(160),
  args: { isShown: true },
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page is slow to arrive. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(layoutText.pageLoading);
    await expect(canvas.getByText(layoutText.pageLoading)).toBeVisible();
  },
};

/** Nothing is on its way. */
export const AtRest: Story = {
  args: { isShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};
