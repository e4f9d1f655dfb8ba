import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterLinks } from '../../src/components/FilterLinks';
import { inContainer } from '../support/frames';
import { sameColors, stateModes } from '../support/modes';

const meta = {
  title: 'Components/FilterLinks',
  component: FilterLinks,
  ...inContainer,
  args: {
    label: 'Subject',
    options: [
      { label: 'All', to: { search: '' }, current: true },
      { label: 'HR', to: { search: '?category=hr' }, current: false },
      { label: 'IT', to: { search: '?category=it' }, current: false },
    ],
  },
} satisfies Meta<typeof FilterLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One link for each option; the current one is marked for everyone, not by color alone. */
export const Default: Story = {
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Subject' })).toBeVisible();
    const marked = canvas.getAllByRole('link').map((link) => link.ariaCurrent);
    await expect(marked).toEqual(['true', null, null]);
    await expect(canvas.getByRole('link', { name: 'HR' })).toHaveAttribute('href', '/?category=hr');
  },
};

/** Each option is a stop of the Tab key and large enough for a thumb. */
export const Keyboard: Story = {
  parameters: sameColors,
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    }
  },
};
