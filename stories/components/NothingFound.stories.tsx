import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NothingFound } from '../../src/components/NothingFound';
import { seminarsPage } from '../../src/content/pages/seminars';

const { nothing, showAll } = seminarsPage.filter;

const meta = {
  title: 'Components/NothingFound',
  component: NothingFound,
  args: { text: nothing, showAll, to: '/seminars' },
} satisfies Meta<typeof NothingFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Why the list is empty, and the way back to all of it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nothing)).toBeVisible();
    await expect(canvas.getByRole('link', { name: showAll })).toHaveAttribute('href', '/seminars');
  },
};
