import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { SchemeSelect } from '../../src/layout/SchemeSelect';
import { darkAlone, sameColors } from '../support/modes';

const { schemes } = layoutText;

const scheme = () => document.documentElement.getAttribute('data-color-scheme');

const meta = {
  title: 'Layout/SchemeSelect',
  id: 'layout-schemebutton',
  component: SchemeSelect,
} satisfies Meta<typeof SchemeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Light, dark and back to the system: the colors of the whole site follow, and the control says which. */
export const Default: Story = {
  globals: { scheme: 'light' },
  parameters: sameColors,
  play: async ({ canvas, step, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: schemes.label });
    await waitFor(() => expect(choice).toHaveDisplayValue(schemes.light));
    await step('Dark', async () => {
      await userEvent.selectOptions(choice, schemes.dark);
      await waitFor(() => expect(scheme()).toBe('dark'));
      await expect(choice).toHaveDisplayValue(schemes.dark);
    });
    await step('As the system has it', async () => {
      await userEvent.selectOptions(choice, schemes.system);
      const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
      await waitFor(() => expect(scheme()).toBe(dark ? 'dark' : 'light'));
      await expect(choice).toHaveDisplayValue(schemes.system);
    });
    choice.blur();
  },
};

/** Focus shows around the icon, which is as large as a fingertip. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: schemes.label });
    await userEvent.tab();
    await expect(choice).toHaveFocus();
    const { width, height } = choice.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(choice.parentElement).toHaveStyle({ outlineStyle: 'solid' });
  },
};

/** The same control in the dark scheme. */
export const Dark: Story = {
  globals: { scheme: 'dark' },
  parameters: { chromatic: { modes: darkAlone } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(scheme()).toBe('dark'));
    const choice = canvas.getByRole('combobox');
    await expect(choice).toHaveDisplayValue(schemes.dark);
    await userEvent.selectOptions(choice, schemes.light);
    await waitFor(() => expect(scheme()).toBe('light'));
    await userEvent.selectOptions(choice, schemes.dark);
    await waitFor(() => expect(scheme()).toBe('dark'));
    choice.blur();
  },
};
