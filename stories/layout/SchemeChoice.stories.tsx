import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { SchemeChoice } from '../../src/layout/SchemeChoice';
import { sameColors } from '../support/modes';

const scheme = () => document.documentElement.getAttribute('data-color-scheme');

const meta = {
  title: 'Layout/SchemeChoice',
  component: SchemeChoice,
} satisfies Meta<typeof SchemeChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three values, one of them pressed; a second press on it changes nothing. */
// Proves 4.10
export const Default: Story = {
  globals: { scheme: 'light' },
  parameters: sameColors,
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getByRole('group', { name: layoutText.schemes.label })).toBeVisible();
    const button = (name: string) => canvas.getByRole('button', { name });
    await waitFor(() =>
      expect(button(layoutText.schemes.light)).toHaveAttribute('aria-pressed', 'true'),
    );

    await step('Choose dark', async () => {
      await userEvent.click(button(layoutText.schemes.dark));
      await waitFor(() => expect(scheme()).toBe('dark'));
      await expect(button(layoutText.schemes.dark)).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Choose dark again: it stays', async () => {
      await userEvent.click(button(layoutText.schemes.dark));
      await expect(button(layoutText.schemes.dark)).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Leave it to the system', async () => {
      await userEvent.click(button(layoutText.schemes.system));
      await expect(button(layoutText.schemes.system)).toHaveAttribute('aria-pressed', 'true');
      const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
      await waitFor(() => expect(scheme()).toBe(dark ? 'dark' : 'light'));
    });
  },
};

/** Arrow keys move along the three values, Enter chooses. */
export const Keyboard: Story = {
  globals: { scheme: 'light' },
  parameters: sameColors,
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await waitFor(() =>
      expect(button(layoutText.schemes.light)).toHaveAttribute('aria-pressed', 'true'),
    );
    button(layoutText.schemes.light).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button(layoutText.schemes.dark)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(scheme()).toBe('dark'));
    await expect(button(layoutText.schemes.dark)).toHaveAttribute('aria-pressed', 'true');
  },
};
