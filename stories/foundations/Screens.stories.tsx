import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { theme } from '../../src/theme';
import { breakpoints, screens } from '../../src/theme/tokens';
import { handbookMeta } from '../handbook/handbookMeta';
import { ScreensPage } from './ScreensPage';

const meta = {
  title: 'Foundations/Screens',
  ...handbookMeta,
  tags: ['!autodocs'],
  render: () => <ScreensPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four screens and the widths where a layout may change. */
export const Screens: Story = {
  play: async ({ canvas, parameters, step }) => {
    await step('Every screen is shown and can be chosen in the toolbar', async () => {
      const shown = within(canvas.getByRole('list', { name: 'Screens' })).getAllByRole('listitem');
      const sizes = Object.values(screens).map(({ width, height }) => `${width} × ${height}`);
      await expect(shown).toHaveLength(sizes.length);
      for (const [index, size] of sizes.entries()) {
        await expect(shown[index]).toHaveTextContent(size);
      }
      await expect(Object.keys(parameters.viewport.options)).toEqual(Object.keys(screens));
    });
    await step('The breakpoints are those of the theme', async () => {
      await expect(theme.breakpoints.values).toEqual(breakpoints);
      const shown = canvas.getByRole('region', { name: 'Breakpoints' });
      for (const [name, width] of Object.entries(breakpoints)) {
        await expect(shown).toHaveTextContent(`${name}${width} px`);
      }
    });
    await step('Each screen falls into a layout of its own', async () => {
      const layouts = Object.values(screens).map(
        ({ width }) => theme.breakpoints.keys.filter((key) => breakpoints[key] <= width).length,
      );
      await expect([...new Set(layouts)]).toEqual([1, 2, 4]);
    });
  },
};
