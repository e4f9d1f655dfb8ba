import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { routeOf, routes } from '../../src/content/routes';
import { Menu } from '../../src/layout/Menu';
import { onScreen, withStates } from '../support/modes';
import { siteAt } from '../support/site';

const { path, name } = routeOf('team');

const meta = {
  title: 'Layout/Menu',
  component: Menu,
  ...siteAt(path),
  tags: ['!autodocs'],
  globals: onScreen('phone'),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;
/** All pages, the choice of colors, and Get Started, over the page of a phone. The current page is marked. */
export const DrawerOpen: Story = {
  name: 'Open, by the hamburger button',
  ...withStates,
  // Proves spec-2.3, spec-4.3.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: layoutText.openMenu }));
    const dialog = await screen.findByRole('dialog', { name: layoutText.menuNavigation });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const menu = within(dialog);
    const links = within(menu.getByRole('navigation')).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      routes.map((route) => [route.name, route.path]),
    );
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(name);
    await expect(menu.getByRole('combobox', { name: layoutText.schemes.label })).toBeEnabled();
    await expect(menu.getByRole('link', { name: layoutText.getStarted })).toBeVisible();
  },
};
