import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { teamPage } from '../../src/content/pages/team';
import { routeOf, routes } from '../../src/content/routes';
import { mainId } from '../../src/layout/SkipLink';
import { TopBar } from '../../src/layout/TopBar';
import { NavLink } from '../../src/routing/PageLink';
import { TitleBand } from '../../src/ui/TitleBand';
import { inFrame } from '../support/frames';
import { withLessTransparency } from '../support/media';
import { inWindow, namesAndPaths, onScreen, sameColors, withStates } from '../support/modes';

const team = routeOf('team');
const fivePages = routes.slice(0, 5);

/** A color that nothing is seen of. */
const clear = /[/,] 0\)$/;

export default {
  title: 'Components/Navigation/TopBar: header, navigation',
  id: 'layout-topbar',
  component: TopBar,
  subcomponents: { NavLink },
  parameters: { path: team.path, layout: 'fullscreen', ...inFrame(480) },
  render: (args) => (
    <>
      <TopBar {...args} />
      <main id={mainId} tabIndex={-1} style={{ minHeight: 'calc(100vh + 400px)' }}>
        <TitleBand heading={teamPage.heading} lead={teamPage.lead} />
      </main>
    </>
  ),
} satisfies Meta<typeof TopBar>;
type Story = StoryObj<typeof TopBar>;

/** Logo, the five pages with the current one marked, the choice of colors, and Get Started. Nobody can log in. */
export const Desktop: Story = {
  name: 'In a wide window',
  ...withStates,
  // Proves spec-2.1, spec-2.2, spec-6.1.
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(namesAndPaths(bar.getAllByRole('link'))).toEqual([
      [layoutText.skipLink, `#${mainId}`],
      [layoutText.homeLink, routeOf('home').path],
      ...routes.map(({ name, path }) => [name, path]),
      [layoutText.getStarted, routeOf('seminars').path],
    ]);
    await expect(bar.getByRole('combobox', { name: layoutText.schemes.label })).toBeEnabled();
    const current = bar.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent(team.name);
    const weightOf = (link: Element) => Number(getComputedStyle(link).fontWeight);
    const other = bar.getByRole('link', { name: routeOf('contact').name });
    await expect(weightOf(current)).toBeGreaterThan(weightOf(other));
    await expect(bar.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Once the page is scrolled, the bar stays at the top of the window and is no longer clear. */
export const Scrolled: Story = {
  // Proves spec-2.2.
  parameters: { chromatic: { cropToViewport: true } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    window.scrollTo(0, 0);
    const ground = () => getComputedStyle(bar).backgroundColor;
    await waitFor(() => expect(ground()).toMatch(clear));
    window.scrollTo(0, 200);
    const cover = () => Number(/[\d.]+(?=\)$)/.exec(ground())?.[0]);
    await waitFor(() => expect(cover()).toBeGreaterThanOrEqual(0.9));
    await expect(bar.getBoundingClientRect().top).toBe(0);
  },
};

/** On a phone a button opens the menu, which holds the links. */
export const Phone: Story = {
  name: 'On a phone, with the hamburger button',
  globals: onScreen('phone'),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: layoutText.openMenu });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** The narrowest window with room for the five pages. */
export const FivePages: Story = {
  ...inWindow('bar'),
  name: 'Five pages, with just enough room',
  args: { pages: fivePages },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toBeVisible();
    const lefts = within(canvas.getByRole('banner'))
      .getAllByRole('link')
      .slice(1)
      .map((link) => link.getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  },
};

/** With a sixth page there is no room for the links: the menu takes their place. */
export const SixPages: Story = {
  ...FivePages,
  name: 'Six pages, with too little room',
  args: { pages: [...fivePages, { path: '/careers', name: 'Careers' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: layoutText.openMenu })).toBeVisible();
  },
};

/** Six pages on a laptop, which has room for them. */
export const SixPagesOnALaptop: Story = {
  ...SixPages,
  name: 'Six pages, on a laptop',
  globals: onScreen('laptop'),
  play: FivePages.play,
};

/** With less transparency the scrolled bar lets nothing shine through. */
export const LessTransparency: Story = {
  ...Scrolled,
  ...withLessTransparency,
  name: 'Scrolled, with less transparency',
  parameters: { chromatic: { ...sameColors.chromatic, cropToViewport: true } },
  play: async (context) => {
    await Scrolled.play?.(context);
    const bar = context.canvas.getByRole('banner');
    const ground = () => getComputedStyle(bar).backgroundColor;
    await waitFor(() => expect(ground()).not.toMatch(/rgba|transparent|\//));
  },
};

/** On a phone on its side the bar scrolls away with the page. */
export const LowWindow: Story = {
  name: 'On a phone on its side, scrolled away',
  parameters: { chromatic: { ...sameColors.chromatic, cropToViewport: true } },
  globals: onScreen('low'),
  play: async ({ canvas }) => {
    window.scrollTo(0, 100);
    await waitFor(() => expect(window.scrollY).toBe(100));
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(-100);
  },
};
