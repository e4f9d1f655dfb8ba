import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavLink } from '../../src/layout/NavLink';
import { routeOf } from '../../src/routes';
import { noSnapshot } from '../support/modes';
import { withAddress } from '../support/withAddress';

const { path, name } = routeOf('team');

const meta = {
  title: 'Layout/NavLink',
  component: NavLink,
  // A link without a look: bar and menu have the photographs.
  parameters: {
    ...noSnapshot('It checks where a link leads; its looks are those of other links.'),
  },
  decorators: [withAddress],
  args: { to: path, children: name },
} satisfies Meta<typeof NavLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is marked as soon as its page is on screen. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name });
    await expect(link).not.toHaveAttribute('aria-current');
    await userEvent.click(link);
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

/** The home page's is marked on the home page alone, though every address begins with its own. */
export const Home: Story = {
  args: { to: routeOf('home').path, children: routeOf('home').name },
  parameters: { path },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await expect(link).not.toHaveAttribute('aria-current');
    await userEvent.click(link);
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};
