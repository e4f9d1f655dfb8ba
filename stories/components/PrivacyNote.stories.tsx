import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PrivacyNote } from '../../src/components/PrivacyNote';
import { privacyNote } from '../../src/content/pages/privacy';
import { inContainer } from '../support/frames';
import { stateModes } from '../support/modes';

const meta = {
  title: 'Components/PrivacyNote',
  component: PrivacyNote,
  ...inContainer,
  args: privacyNote,
} satisfies Meta<typeof PrivacyNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is sent, to whom, what stays in the browser, and that nobody is followed. */
export const Default: Story = {
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('region', { name: 'What happens to your data' });
    const points = within(note).getAllByRole('listitem');
    await expect(points).toHaveLength(privacyNote.points.length);
    await expect(within(note).getByText(/no cookies, no trackers/i)).toBeVisible();
  },
};
