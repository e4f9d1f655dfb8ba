import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { noticeTexts } from '../../src/content/notices';
import { routeOf, routes } from '../../src/content/routes';
import { Menu } from '../../src/layout/Menu';
import { notify } from '../../src/notices/notify';
import { inForcedColors, onScreen, sameColors, withStates } from '../support/modes';
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
type Story = StoryObj<typeof Menu>;

async function open({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: layoutText.openMenu }));
  return screen.findByRole('dialog', { name: layoutText.menuNavigation });
}

/** All pages, the choice of colors, and Get Started, over the page of a phone. The current page is marked. */
export const DrawerOpen: Story = {
  name: 'Open, by the hamburger button',
  ...withStates,
  // Proves spec-2.3, spec-4.3.
  play: async (context) => {
    const dialog = await open(context);
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

/** Closed again by its button: focus is back on the button that opened it. */
export const ClosedAgain: Story = {
  name: 'Closed again, with focus on its button',
  parameters: sameColors,
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const dialog = await open(context);
    await step('Close it by its button', async () => {
      const close = within(dialog).getByRole('button', { name: layoutText.closeMenu });
      await userEvent.click(close);
      await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
      await expect(canvas.getByRole('button', { name: layoutText.openMenu })).toHaveFocus();
    });
  },
};

/** What is behind it is gone in forced colors, too: the menu has an edge. */
export const ForcedColors: Story = {
  name: 'Forced colors (Windows high contrast)',
  ...inForcedColors,
  play: async (context) => {
    await open(context);
  },
};

/** A phone on its side: the menu scrolls. */
export const LowWindow: Story = {
  name: 'On a phone on its side',
  parameters: sameColors,
  globals: onScreen('low'),
  play: async (context) => {
    const dialog = await open(context);
    const start = within(dialog).getByRole('link', { name: layoutText.getStarted });
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
    const dialog = await open(context);
    const { step, userEvent } = context;
    const close = within(dialog).getByRole('button', { name: layoutText.closeMenu });
    await step('A message arrives: no notice yet', async () => {
      notify('success', noticeTexts.sent);
      await userEvent.hover(close);
      await expect(screen.queryByText(noticeTexts.sent.text)).not.toBeInTheDocument();
    });
    await step('Close the menu: the notice comes', async () => {
      await userEvent.click(close);
      await expectNotice(noticeTexts.sent);
      const voice = within(noticeArea()).getByRole('status');
      const { title, text } = noticeTexts.sent;
      await expect(voice).toHaveTextContent(`${title} ${text}`);
    });
  },
};
