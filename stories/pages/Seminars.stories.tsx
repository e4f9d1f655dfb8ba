import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { company } from '../../src/content/company';
import { seminarsPage } from '../../src/content/pages/seminars';
import { routeOf } from '../../src/content/routes';
import type { Seminar } from '../../src/content/seminars';
import { seminarCategories, seminarFormats, seminars } from '../../src/content/seminars';
import { formatDay, formatDuration, formatPrice } from '../../src/lib/format';
import { SeminarsPage } from '../../src/seminars/SeminarsPage';
import { seminarsWith } from '../fixtures/samples';
import { inForcedColors, onPaper } from '../support/media';
import {
  alsoOnPhone,
  inWindow,
  onScreen,
  placeOf,
  sameColors,
  themeColor,
  wholePage,
} from '../support/modes';
import { siteAt, withoutScripts, withRootData } from '../support/site';

const { path } = routeOf('seminars');
const { heading, lead, filter, card } = seminarsPage;

export default {
  title: 'Pages/Seminars',
  component: SeminarsPage,
  ...siteAt(path),
} satisfies Meta<typeof SeminarsPage>;
type Story = StoryObj<typeof SeminarsPage>;

/** All seminars in three groups, with day, length, seats and price. */
export const Desktop: Story = {
  // Proves spec-2.9, spec-2.10, spec-2.11, spec-3.6, spec-9.1, spec-9.2, spec-9.3, spec-9.4.
  name: 'Whole page',
  ...wholePage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const [category, name] of Object.entries(seminarCategories)) {
      const group = within(canvas.getByRole('region', { name }));
      await expect(group.getByRole('heading', { level: 2, name })).toBeVisible();
      const { length } = seminars.filter((one) => one.category === category);
      await expect(group.getAllByRole('article')).toHaveLength(length);
    }
    const cards = canvas.getAllByRole('article').map(({ textContent }) => textContent);
    for (const [index, { title, date, hours, seats, price, full }] of seminars.entries()) {
      const facts = [formatDay(date), formatDuration(hours), card.seats(seats), formatPrice(price)];
      for (const words of [title, ...facts, full ? card.full : card.register]) {
        await expect(cards[index]).toContain(words);
      }
    }
    await expect(canvas.getByText(filter.count(seminars.length))).toBeVisible();
    await expect(canvas.getByRole('link', { name: filter.calendar.join(' ') })).toBeVisible();
    const onPaperOnly = lead.bookOnPaper(`${company.domain}/seminars`);
    await expect(canvas.getByText(onPaperOnly)).not.toBeVisible();
  },
};

/** One card below the other. */
export const Phone: Story = { ...Desktop, ...alsoOnPhone, name: 'Phone (mobile)' };

/** The visitor chooses HR, then live webinars: the list and the count follow, and focus stays. */
export const Filtered: Story = {
  name: 'Filtered by subject and format',
  parameters: sameColors,
  play: async ({ canvas, userEvent }) => {
    for (const name of [seminarCategories.hr, seminarFormats['live-webinar']]) {
      await userEvent.click(canvas.getByRole('link', { name }));
    }
    const { length } = seminarsWith({ category: 'hr', format: 'live-webinar' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(length));
    await expect(canvas.getByText(`${length} live webinars in HR`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: seminarFormats['live-webinar'] })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: filter.again })).not.toBeInTheDocument();
  },
};

/** In a window with room for it the filter stays below the bar while the list scrolls. */
export const PinnedFilter: Story = {
  name: 'Filter pinned while the list scrolls (sticky)',
  parameters: { chromatic: { cropToViewport: true } },
  globals: onScreen('desktop'),
  play: async ({ canvas }) => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    const choices = canvas.getByRole('navigation', { name: filter.label });
    await waitFor(() => expect(placeOf(choices, canvas.getByRole('banner'))).toBe('below'));
    await expect(choices.getBoundingClientRect().bottom).toBeLessThan(200);
    // Cards do not shine through.
    const backgroundColor = themeColor('background-soft');
    await expect(choices.parentElement).toHaveStyle({ backgroundColor });
  },
};

/** All seminars, close together, and nothing that only a screen can press. */
export const OnPaper: Story = { ...onPaper, name: 'On paper (print)' };

/** What one card opens makes its neighbors no taller. */
export const OneOpen: Story = {
  name: 'One card open',
  parameters: sameColors,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('article') as [HTMLElement, HTMLElement];
    const { height } = second.getBoundingClientRect();
    await userEvent.click(within(first).getByText(card.outcomes, { exact: false }));
    await expect(within(first).getByRole('list')).toBeVisible();
    await expect(second.getBoundingClientRect().height).toBeLessThanOrEqual(height);
  },
};

/** A window with little height: the filter scrolls away with the list, and links below each group lead back to it. */
export const FlatWindow: Story = {
  ...inWindow('flat'),
  name: 'In a window with little height',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: filter.again });
    await expect(links).toHaveLength(Object.keys(seminarCategories).length);
    links.at(-1)?.scrollIntoView();
    const choices = canvas.getByRole('navigation', { name: filter.label });
    await expect(choices.getBoundingClientRect().bottom).toBeLessThan(0);
  },
};

/** A link to HR before the page is hydrated: painted as it will be, though the document has all seminars. */
export const FilteredEarly: Story = {
  ...withRootData({ category: 'hr' }),
  name: 'Filtered, before hydration',
  play: async ({ canvas }) => {
    const { length } = seminarsWith({ category: 'hr' });
    await expect(canvas.getAllByRole('article')).toHaveLength(length);
    const [day] = canvas.getAllByRole('link', { name: new RegExp(seminarCategories.accounting) });
    await expect(day).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    const colorOf = (name: string) => getComputedStyle(canvas.getByRole('link', { name })).color;
    await expect(colorOf(filter.allCategories)).toBe(colorOf(seminarCategories.it));
    await expect(colorOf(seminarCategories.hr)).not.toBe(colorOf(seminarCategories.it));
    await expect(canvas.getByText(filter.count(seminars.length))).not.toBeVisible();
  },
};

/** Where scripts are off or did not arrive: all seminars, and nothing that could not answer, such as links back. */
export const WithoutScripts: Story = {
  ...withoutScripts,
  name: 'Without scripts (JavaScript off)',
  globals: onScreen('flat'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(seminars.length);
    const back = canvas.queryByRole('link', { name: new RegExp(`^${filter.again}`) });
    await expect(back).not.toBeInTheDocument();
    for (const mail of canvas.getAllByText(card.mail)) await expect(mail).toBeVisible();
  },
};

/** Cards in forced colors: each has an edge, and that which the address names a stronger one. */
export const ForcedColors: Story = {
  ...inForcedColors,
  name: 'Forced colors (Windows high contrast)',
  parameters: { ...inForcedColors.parameters, path: `${path}#${seminars[0]?.slug}` },
  play: ({ canvas }) =>
    expect(canvas.getByRole('article', { current: true })).toHaveStyle({ outlineStyle: 'solid' }),
};

const webinars = { category: 'accounting', format: 'live-webinar' } as const;

/** The season without the webinars of a category, or with the first alone. */
const keepWebinars = (count: number) => () => {
  const list = seminars as Seminar[];
  const before = [...list];
  const others = seminarsWith(webinars).slice(count);
  list.splice(0, list.length, ...before.filter((one) => !others.includes(one)));
  return () => void list.splice(0, list.length, ...before);
};

/** The only webinar of a category: the count is in the singular. */
export const OneFound: Story = {
  name: 'One seminar found',
  parameters: { ...sameColors, path: `${path}?${new URLSearchParams(webinars)}` },
  beforeEach: keepWebinars(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 live webinar\b/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** A choice that nothing matches: the page says so, and the filter leads on. */
export const NoneFound: Story = {
  ...OneFound,
  name: 'No seminar found (empty)',
  beforeEach: keepWebinars(0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(filter.nothing)).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: filter.allCategories })).toBeVisible();
  },
};
