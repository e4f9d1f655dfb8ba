import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { ProgressLine } from '../../src/layout/ProgressLine';
import { inFrame } from '../support/documents';
import { expectToFit } from '../support/expectToFit';
import { noSnapshot } from '../support/modes';
import { onScreen } from '../support/onScreen';

const meta = {
  title: 'Layout/ProgressLine',
  component: ProgressLine,
  parameters: inFrame(160),
  args: { text: layoutText.pageLoading },
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page is slow to arrive. */
export const Shown: Story = {
  name: 'Loading a page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(layoutText.pageLoading);
    await expect(canvas.getByText(layoutText.pageLoading)).toBeVisible();
  },
};

/** Without a connection: the page opens by itself once it is back. */
export const NoConnection: Story = {
  globals: onScreen('small'),
  args: { text: layoutText.pageWaits('Seminars') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(layoutText.pageWaits('Seminars'))).toBeVisible();
    await expectToFit(canvasElement);
  },
};

/** Nothing is on its way. */
export const AtRest: Story = {
  parameters: noSnapshot('Nothing is shown.'),
  args: { text: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};
