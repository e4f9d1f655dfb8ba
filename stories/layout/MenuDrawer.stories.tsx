import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { MenuDrawer } from '../../src/layout/MenuDrawer';
import { routes } from '../../src/routes';
import { expectPageToOpen } from '../support/expectPageToOpen';
import { behavior, stateModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { pageMeta } from '../support/pages';

const page = pageMeta('/team');

const meta = {
  title: 'Layout/MenuDrawer',
  component: MenuDrawer,
  args: { id: 'menu', open: false, onClose: () => undefined },
  ...page,
  globals: onScreen('phone'),
} satisfies Meta<typeof MenuDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More presses of Tab than the menu has stops. */
const moreThanOneRound = 20;

const findMenuButton = () => screen.findByRole('button', { name: layoutText.openMenu });
const findMenu = () => screen.findByRole('dialog', { name: layoutText.menuNavigation });

async function openMenu(userEvent: StoryContext['userEvent']) {
  await userEvent.click(await findMenuButton());
  const menu = await findMenu();
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  return menu;
}

/** The menu is gone for everybody, and focus is back on the button that opened it. */
async function expectMenuClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const button = await findMenuButton();
  await expect(button).not.toHaveAttribute('aria-expanded');
  await expect(button).toHaveFocus();
}

/** All pages and Get Started over the page. The current page is marked, and Tab stays inside. */
// Proves 2.5, 2.6, 4.5
export const DrawerOpen: Story = {
  parameters: { chromatic: { modes: stateModes } },
  name: 'Mobile menu, open',
  play: async ({ step, userEvent }) => {
    const button = await findMenuButton();

    await step('The button says that it opens a dialog, and that it is closed', async () => {
      await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(button).not.toHaveAttribute('aria-expanded');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    await step('Open the menu: the button knows, and focus is inside', async () => {
      const menu = await openMenu(userEvent);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveAttribute('aria-controls', menu.id);
      await expect(menu).toHaveAttribute('aria-modal', 'true');
    });

    await step('All pages in their order, the current one marked, and Get Started', async () => {
      const menu = within(await findMenu());
      const pages = within(menu.getByRole('navigation')).getAllByRole('link');
      await expect(pages.map((page) => [page.textContent, page.getAttribute('href')])).toEqual(
        routes.map(({ name, path }) => [name, path]),
      );
      await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Our Team');
      await expect(menu.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
        'href',
        '/seminars',
      );
    });

    await step('What lies behind is out of reach', async () => {
      await expect(screen.queryByRole('main')).not.toBeInTheDocument();
    });

    await step('Tab goes round inside the menu, forward and back', async () => {
      const menu = await findMenu();
      const inMenu = within(menu);
      for (const shift of [false, true]) {
        const reached = new Set<Element | null>();
        for (let press = 0; press < moreThanOneRound; press++) {
          await userEvent.tab({ shift });
          await expect(menu).toContainElement(document.activeElement as HTMLElement);
          reached.add(document.activeElement);
        }
        for (const stop of [
          ...inMenu.getAllByRole('link'),
          inMenu.getByRole('button', { name: layoutText.closeMenu }),
        ]) {
          await expect(reached.has(stop)).toBe(true);
        }
      }
    });
  },
};

/** Esc closes the menu; focus goes back to where it came from. */
// Proves 4.5
export const ClosedByEsc: Story = {
  tags: ['behavior'],
  parameters: behavior,
  play: async ({ userEvent }) => {
    await openMenu(userEvent);
    await userEvent.keyboard('{Escape}');
    await expectMenuClosed();
  },
};

/** The close button does the same. */
// Proves 4.5
export const ClosedByButton: Story = {
  tags: ['behavior'],
  parameters: behavior,
  play: async ({ userEvent }) => {
    const menu = await openMenu(userEvent);
    await userEvent.click(within(menu).getByRole('button', { name: layoutText.closeMenu }));
    await expectMenuClosed();
  },
};

/** So does a tap beside the menu. */
// Proves 4.5
export const ClosedByBackdrop: Story = {
  tags: ['behavior'],
  parameters: behavior,
  play: async ({ userEvent }) => {
    const menu = await openMenu(userEvent);
    const beside = document.elementFromPoint(menu.getBoundingClientRect().left / 2, 400);
    await userEvent.click(beside as Element);
    await expectMenuClosed();
  },
};

/** A link closes the menu and shows its page, where reading goes on at the heading. */
// Proves 4.5
export const ClosedByLink: Story = {
  tags: ['behavior'],
  parameters: behavior,
  play: async ({ canvasElement, userEvent }) => {
    const menu = await openMenu(userEvent);
    await userEvent.click(within(menu).getByRole('link', { name: 'Seminars' }));
    await expectPageToOpen(canvasElement, 'Upcoming Seminars');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(await findMenuButton()).not.toHaveAttribute('aria-expanded');
  },
};

/** The link to the current page closes the menu and goes to the heading. */
export const ClosedByCurrentPage: Story = {
  tags: ['behavior'],
  parameters: behavior,
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(userEvent);
    await userEvent.click(within(menu).getByRole('link', { current: 'page' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const heading = canvas.getByRole('heading', { level: 1, name: 'Meet Our Leadership Team' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
