import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeading } from '../../src/components/SectionHeading';
import { homePage } from '../../src/content/pages/home';
import { seminarCategories } from '../../src/content/seminarGroups';
import { edgeTexts } from '../fixtures/edgeTexts';
import { samples } from '../fixtures/samples';
import { inContainer } from '../support/frames';
import { sameColors } from '../support/modes';

const { heading, lead } = homePage.features;

const meta = {
  title: 'Components/SectionHeading',
  component: SectionHeading,
  ...inContainer,
  args: { id: 'heading', heading },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heading of a part of the page with a sentence under it. */
export const Default: Story = {
  args: { lead },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: heading })).toHaveAttribute(
      'id',
      args.id,
    );
    await expect(canvas.getByText(lead)).toBeVisible();
  },
};

/** Heading of a shelf of cards: smaller, of the same rank. */
export const Group: Story = {
  args: { size: 'group', heading: seminarCategories[samples.seminar.category] },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('heading', { level: 2, name: seminarCategories.accounting });
    await expect(group).toBeVisible();
    // The size that a heading of the third rank has in the theme, and this one's rank has not.
    await expect(group).toHaveClass('MuiTypography-h3');
    await expect(canvas.queryByRole('paragraph')).not.toBeInTheDocument();
  },
};

/** A heading of 120 characters and a long sentence. */
export const LongTexts: Story = {
  parameters: sameColors,
  args: { heading: edgeTexts.title, lead: edgeTexts.text },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: edgeTexts.title })).toBeVisible();
  },
};
