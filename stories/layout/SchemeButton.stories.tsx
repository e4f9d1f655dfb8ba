import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SchemeButton } from '../../src/layout/SchemeButton';
import { stateModes } from '../support/modes';

const scheme = () => document.documentElement.getAttribute('data-color-scheme');

const meta = {
  title: 'Layout/SchemeButton',
  component: SchemeButton,
} satisfies Meta<typeof SchemeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press changes the colors of the whole site, the next changes them back. */
export const Default: Story = {
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change between light and dark colors' });
    await waitFor(() => expect(scheme()).toBe('light'));
    await step('Press: dark', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(scheme()).toBe('dark'));
    });
    await step('Press again, by keyboard: light', async () => {
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(scheme()).toBe('light'));
    });
  },
};

/** The same control in the dark scheme, where the first press leads to the light one. */
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(scheme()).toBe('dark'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(scheme()).toBe('light'));
  },
};
