import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routeOf } from '../../src/content/routes';
import { NavLink } from '../../src/routing/PageLink';
import { sameColors } from '../support/modes';

const { path, name } = routeOf('team');

export default {
  title: 'Components/Navigation/NavLink',
  id: 'layout-navlink',
  component: NavLink,
  args: { to: path, children: name },
  // As in the bar.
  render: (args) => <Link variant="navigation" component={NavLink} {...args} />,
} satisfies Meta<typeof NavLink>;
type Story = StoryObj<typeof NavLink>;

/** A link of the navigation that leads to another page. */
export const Default: Story = {
  name: 'To another page',
  parameters: sameColors,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', path);
    await expect(link).not.toHaveAttribute('aria-current');
    await expect(link).toHaveStyle({ textDecorationLine: 'none' });
  },
};

/** The link to the page on screen is marked. */
export const Current: Story = {
  name: 'To the current page',
  parameters: { ...sameColors, path },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name, current: 'page' });
    await expect(link).toHaveStyle({ textDecorationLine: 'underline' });
  },
};
