import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { noticeTexts } from '../../src/content/notices';
import { routeOf, routes } from '../../src/content/routes';
import { Menu } from '../../src/layout/Menu';
import { notify } from '../../src/notices/notify';
import type { Context } from '../support/form';
import { inForcedColors } from '../support/media';
import { inWindow, namesAndPaths, onScreen, sameColors, withStates } from '../support/modes';
import { expectNotice, noticeArea } from '../support/notices';
import { siteAt } from '../support/site';

const { path, name } = routeOf('team');

export default {
  title: 'Components/Navigation/Menu: drawer, modal',
  id: 'layout-menu',
  component: Menu,
  ...siteAt(path),
  globals: onScreen('phone'),
} satisfies Meta<typeof Menu>;
type Story = StoryObj;

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: layoutText.openMenu }));
  const dialog = await screen.findByRole('dialog', { name: layoutText.menuNavigation });
  const menu = within(dialog);
  return { dialog, menu, close: menu.getByRole('button', { name: layoutText.closeMenu }) };
}

/** All pages, the choice of colors, and Get Started, over the page of a phone. The current page is marked. */
export const DrawerOpen: Story = {
  name: 'Open, by the hamburger button',
  ...withStates,
  // Proves spec-2.3, spec-4.3.
  play: async (context) => {
    const { dialog, menu } = await open(context);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const pages = within(menu.getByRole('navigation', { name: layoutText.menuNavigation }));
    const links = within(pages.getByRole('list')).getAllByRole('link');
    await expect(namesAndPaths(links)).toEqual(routes.map((route) => [route.name, route.path]));
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(name);
    await expect(menu.getByRole('combobox', { name: layoutText.schemes.label })).toBeEnabled();
    await expect(menu.getByRole('link', { name: layoutText.getStarted })).toBeVisible();
  },
};

/** Closed again by its button: focus is back on the button that opened it. */
export const ClosedAgain: Story = {
  name: 'Closed again, with focus on its button',
  parameters: sameColors,
  play: async (context) => {
    const { dialog, close } = await open(context);
    await context.userEvent.click(close);
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(context.canvas.getByRole('button', { name: layoutText.openMenu })).toHaveFocus();
  },
};

/** What is behind it is gone in forced colors, too: the menu has an edge. */
export const ForcedColors: Story = {
  name: 'Forced colors (Windows high contrast)',
  ...inForcedColors,
  play: async (context) => void (await open(context)),
};

/** A phone on its side: the menu scrolls. */
export const LowWindow: Story = {
  ...inWindow('low'),
  name: 'On a phone on its side',
  play: async (context) => {
    const { dialog, menu } = await open(context);
    const start = menu.getByRole('link', { name: layoutText.getStarted });
    start.scrollIntoView();
    await expect(start.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** A notice that comes while the menu is open waits until it has closed. */
export const NoticeWaits: Story = {
  name: 'A notice waits for the menu',
  parameters: sameColors,
  play: async (context) => {
    const { step, userEvent } = context;
    const { close } = await open(context);
    await step('A message arrives: no notice yet, as nobody would hear it', async () => {
      notify('success', noticeTexts.sent, true);
      await userEvent.hover(close);
      await expect(screen.queryByText(noticeTexts.sent.text)).not.toBeInTheDocument();
    });
    await step('Close the menu: the notice comes', async () => {
      await userEvent.click(close);
      const { title, text } = noticeTexts.sent;
      await expectNotice({ title, text });
      const announced = within(noticeArea()).getByRole('status');
      await expect(announced).toHaveTextContent(`${title} ${text}`);
    });
    await step('Dismissed, it does not come back with the menu', async () => {
      await userEvent.keyboard('{Escape}');
      const gone = () => expect(screen.queryByText(noticeTexts.sent.text)).not.toBeInTheDocument();
      await waitFor(gone);
      await userEvent.click((await open(context)).close);
      await gone();
    });
    await step('Another one comes at once', async () => {
      notify('success', noticeTexts.sent);
      await expectNotice(noticeTexts.sent);
    });
  },
};
