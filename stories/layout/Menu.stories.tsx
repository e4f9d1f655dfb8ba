import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { seminarsPage } from '../../src/content/pages/seminars';
import { Menu } from '../../src/layout/Menu';
import { routeOf, routes } from '../../src/routes';
import { noSnapshot, onScreen, withStates } from '../support/modes';
import { expectPage, siteAt } from '../support/site';

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
type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function openMenu({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: layoutText.openMenu }));
  const menu = await screen.findByRole('dialog', { name: layoutText.menuNavigation });
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  return within(menu);
}

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** All pages, the choice of colors, and Get Started, over the page of a phone. The current page is marked. */
export const DrawerOpen: Story = {
  tags: ['states', 'spec-2.3', 'spec-4.3'],
  parameters: withStates.parameters,
  play: async (context) => {
    const menu = await openMenu(context);
    const links = within(menu.getByRole('navigation')).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      routes.map((route) => [route.name, route.path]),
    );
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(name);
    await expect(menu.getByRole('combobox', { name: layoutText.schemes.label })).toBeEnabled();
    await expect(menu.getByRole('link', { name: layoutText.getStarted })).toBeVisible();
  },
};

/** Closed again by its button: focus is back where it was. */
export const ClosedByButton: Story = {
  tags: ['spec-4.3'],
  parameters: noSnapshot('It ends as the page was.'),
  play: async (context) => {
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('button', { name: layoutText.closeMenu }));
    await expectClosed();
    const button = context.canvas.getByRole('button', { name: layoutText.openMenu });
    await expect(button).toHaveFocus();
  },
};

/** Closed by a link: its page opens, and focus is on the heading. */
export const ClosedByLink: Story = {
  tags: ['spec-4.3'],
  parameters: noSnapshot('It ends on the page of the seminars, which is photographed there.'),
  play: async (context) => {
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('link', { name: routeOf('seminars').name }));
    await expectClosed();
    await expectPage(context, seminarsPage.heading);
  },
};
