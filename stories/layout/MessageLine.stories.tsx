import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type MessageState, rootData } from '../../src/boot/contract';
import { layoutText } from '../../src/content/layout';
import { MessageLine } from '../../src/layout/MessageLine';
import { inFrame } from '../support/documents';
import { noSnapshot } from '../support/modes';

const { messageLine: text } = layoutText;

const meta = {
  title: 'Layout/MessageLine',
  component: MessageLine,
  parameters: inFrame(120),
  args: { hasForm: false },
} satisfies Meta<typeof MessageLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The state of the message that the inline script tells. */
const said = (state: MessageState) => () => {
  rootData().message = state;
  return () => {
    delete rootData().message;
  };
};

/** A message waits for the page, or for an answer of the visitor. */
export const Waiting: Story = {
  beforeEach: said('waiting'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text.unsent);
    await expect(canvas.getByRole('link', { name: text.link })).toHaveAttribute('href', '/contact');
  },
};

/** On the page with the form, which says it itself. */
export const BesideTheForm: Story = {
  parameters: noSnapshot('Nothing is shown.'),
  args: { hasForm: true },
  beforeEach: said('waiting'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** It has arrived, and the page has no scripts for a notice. */
export const Sent: Story = {
  beforeEach: said('sent'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text.sent);
  },
};
