import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SeminarSummary } from '../../src/contact/SeminarSummary';
import { contactPage } from '../../src/content/pages/contact';
import { longTexts, samples } from '../fixtures/samples';
import { inHalf } from '../support/frames';
import { onSmallScreen } from '../support/modes';

export default {
  title: 'Components/SeminarSummary',
  component: SeminarSummary,
  ...inHalf,
  args: { seminar: samples.faceToFace },
} satisfies Meta<typeof SeminarSummary>;
type Story = StoryObj<typeof SeminarSummary>;

/** What a message is about, in the box of the contact page's picture. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const name = `${contactPage.about} ${args.seminar?.title}`;
    const summary = within(canvas.getByRole('region', { name }));
    await expect(summary.getAllByRole('term')).not.toHaveLength(0);
  },
};

/** The longest title on the smallest phone: the box grows with it. */
export const LongTitle: Story = {
  ...onSmallScreen,
  args: { seminar: { ...samples.faceToFace, title: longTexts.title } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longTexts.title)).toBeVisible();
  },
};
