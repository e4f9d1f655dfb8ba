import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SeminarSummary } from '../../src/contact/SeminarSummary';
import { contactPage } from '../../src/content/pages/contact';
import { formatDate, formatPrice } from '../../src/lib/format';
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
  play: async ({ canvas }) => {
    const { date, price, teacher, title } = samples.faceToFace;
    const summary = canvas.getByRole('region', { name: `${contactPage.about} ${title}` });
    await expect(canvas.getByAltText('')).toBeVisible();
    for (const words of [formatDate(date), teacher.name, formatPrice(price)]) {
      await expect(summary).toHaveTextContent(words);
    }
  },
};

/** The longest title on the smallest phone: the box grows with it, and has no picture. */
export const LongTitle: Story = {
  ...onSmallScreen,
  args: { seminar: { ...samples.faceToFace, title: longTexts.title } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longTexts.title)).toBeVisible();
    await expect(canvas.getByAltText('')).not.toBeVisible();
  },
};
