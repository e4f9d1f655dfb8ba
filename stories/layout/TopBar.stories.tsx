import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { TitleBand } from '../../src/components/TitleBand';
import { layoutText } from '../../src/content/layout';
import { teamPage } from '../../src/content/pages/team';
import { TopBar } from '../../src/layout/TopBar';
import { routes } from '../../src/routes';
import { inFrame } from '../support/documents';
import { stateModes } from '../support/modes';
import { onScreen } from '../support/onScreen';

const meta = {
  title: 'Layout/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen', ...inFrame(200) },
  args: { mainId: 'content' },
  render: (args) => (
    <>
      <TopBar {...args} />
      <Box
        component="main"
        id={args.mainId}
        tabIndex={-1}
        sx={{ minHeight: 'calc(100vh + 400px)' }}
      >
        <TitleBand heading={teamPage.heading} lead={teamPage.lead(4)} />
      </Box>
    </>
  ),
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All pages in their order, and the button that leads straight to the seminars. */
// Proves 2.1, 2.5, 6.1
export const Desktop: Story = {
  name: 'In this window',
  parameters: { chromatic: { modes: stateModes } },
  globals: onScreen('desktop'),
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(pages.map((page) => [page.textContent, page.getAttribute('href')])).toEqual(
      routes.map(({ name, path }) => [name, path]),
    );
    const links = {
      [layoutText.homeLink]: '/',
      'Get Started': '/seminars',
    };
    for (const [name, href] of Object.entries(links)) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    const all = within(canvas.getByRole('banner')).getAllByRole('link');
    await expect(all, 'and the skip link: nobody can log in').toHaveLength(pages.length + 3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The page being read is marked, for eyes and for screen readers. Home is not, though every address begins with its own. */
export const CurrentPage: Story = {
  name: 'Header with the current page',
  globals: onScreen('desktop'),
  parameters: { path: '/team' },
  play: async ({ canvas }) => {
    const marked = canvas.getAllByRole('link', { current: 'page' });
    await expect(marked.map((page) => page.textContent)).toEqual(['Our Team']);
  },
};

/** Following a link moves the mark along. */
export const MarkMovesAlong: Story = {
  name: 'Header after a link was followed',
  globals: onScreen('desktop'),
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation');
    await expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await userEvent.click(within(bar).getByRole('link', { name: 'Contact' }));
    await waitFor(() =>
      expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Contact'),
    );
  },
};

/** Once the page is scrolled the bar stays at the top of the window and lets nothing shine through. */
// Proves 2.3
export const Scrolled: Story = {
  name: 'Header of a scrolled page',
  parameters: { chromatic: { cropToViewport: true }, ...inFrame(200) },
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('banner');

    await step('At the top of a page the bar is clear', async () => {
      await expect(bar).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    });

    await step('Further down it is not, and still in its place', async () => {
      window.scrollTo(0, 200);
      await waitFor(() => expect(bar).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' }));
      await expect(window.scrollY).toBe(200);
      await expect(bar.getBoundingClientRect().top).toBe(0);
    });
  },
};

/** Where the links find no room, a button opens the menu that holds them. */
export const Tablet: Story = {
  globals: onScreen('tablet'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: layoutText.openMenu })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getAllByRole('link')).toEqual([
      canvas.getByRole('link', { name: layoutText.skipLink }),
      canvas.getByRole('link', { name: layoutText.homeLink }),
    ]);
  },
};

/** The same on a phone, with a button as large as a fingertip. */
// Proves 2.6
export const Phone: Story = {
  globals: onScreen('phone'),
  play: async ({ canvas }) => {
    const { width, height } = canvas
      .getByRole('button', { name: layoutText.openMenu })
      .getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** Before the page is hydrated, and where the menu cannot be fetched, the button lists the links below the bar. */
export const Links: Story = {
  name: 'Links on a phone, before the menu is there',
  parameters: { ...inFrame(480), chromatic: { cropToViewport: true } },
  globals: onScreen('phone'),
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation', { hidden: true });
    links.closest<HTMLElement>('[popover]')?.showPopover();
    await expect(canvas.getByRole('navigation', { name: layoutText.mainNavigation })).toBeVisible();
    await expect(within(links).getAllByRole('link')).toHaveLength(routes.length);
    const { height } = within(links).getAllByRole('link')[0]?.getBoundingClientRect() ?? {};
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};
