import Contrast from '@mui/icons-material/Contrast';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { SchemeSelect } from '../../src/layout/SchemeSelect';
import { sameColors } from '../support/modes';
import { expectShape } from '../support/notices';

const { label, light, dark, system } = layoutText.schemes;

export default {
  title: 'Components/Navigation/SchemeSelect: dark mode, dropdown',
  id: 'layout-schemeselect',
  component: SchemeSelect,
} satisfies Meta<typeof SchemeSelect>;
type Story = StoryObj<typeof SchemeSelect>;

/** The choice of colors in the bar: an icon that opens a list of the platform's own. */
export const Default: Story = {
  name: 'In the bar',
  play: async ({ args, canvas, globals }) => {
    const isDark = globals.scheme === 'dark';
    const list = canvas.getByRole('combobox', { name: label });
    await expect(list).toHaveDisplayValue(isDark ? dark : light);
    // A hidden text has a box of one pixel.
    const { width } = canvas.getByText(label).getBoundingClientRect();
    await expectShape(list.parentElement as Element, isDark ? DarkModeOutlined : LightModeOutlined);
    await expect(width > 1).toBe(Boolean(args.hasWords));
  },
};

/** In the menu there is room for words. */
export const WithWords: Story = {
  ...Default,
  name: 'In the menu, with words',
  parameters: sameColors,
  args: { hasWords: true },
};

/** The colors of the visitor's system: a third icon. */
export const System: Story = {
  name: 'Set to the colors of the system',
  parameters: sameColors,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: label });
    await userEvent.selectOptions(list, system);
    await expect(list).toHaveDisplayValue(system);
    await expectShape(list.parentElement as Element, Contrast);
  },
};
