import { icons } from 'virtual:site-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { handbookMeta } from '../handbook/handbookMeta';
import { IconsPage } from './IconsPage';

const meta = {
  title: 'Foundations/Icons',
  ...handbookMeta,
  tags: ['!autodocs'],
  render: () => <IconsPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon of the site and where it is used. */
export const Icons: Story = {
  play: async ({ canvas, step }) => {
    await step('Each icon that the source imports is drawn', async () => {
      const shown = canvas.getAllByRole('listitem');
      await expect(shown.map((entry) => entry.getAttribute('aria-label'))).toEqual(
        icons.map(({ name }) => name),
      );
      const empty = shown.filter((entry) => !entry.querySelector('svg path, svg circle'));
      await expect(empty).toEqual([]);
      await expect(icons.filter(({ usedIn }) => usedIn.length === 0)).toEqual([]);
    });
    await step('The menu button’s icon is known to be in the bar', async () => {
      const menu = within(canvas.getByRole('listitem', { name: 'MenuRounded' }));
      await expect(menu.getByText('layout/TopBar')).toBeVisible();
    });
  },
};
