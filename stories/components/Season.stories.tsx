import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { seminarsPage } from '../../src/content/pages/seminars';
import { type Seminar, seminarCategories, seminars } from '../../src/content/seminars';
import { formatLongWeekday, formatMonth } from '../../src/lib/format';
import { Season } from '../../src/seminars/Season';
import { samples, seminarsWith } from '../fixtures/samples';
import { inColumn } from '../support/frames';
import { areForced, inForcedColors } from '../support/media';
import { onScreen, withStates } from '../support/modes';

export default {
  title: 'Components/Page parts/Season: calendar',
  id: 'components-season',
  component: Season,
  ...inColumn,
  args: { filters: {} },
} satisfies Meta<typeof Season>;
type Story = StoryObj<typeof Season>;

const { faceToFace, full, webinar } = samples;

/** The season with another seminar in the place of one. */
const seasonWith = (other: Seminar) =>
  seminars.map((one) => (one.slug === other.slug ? other : one));

/** In the order of the days, each in the color of its category and with a name that says all of it. */
export const Default: Story = {
  ...withStates,
  name: 'All seminars',
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list'));
    const days = list.getAllByRole('link');
    // Days without a seminar are for the eye.
    const dates = new Set(seminars.map(({ date }) => date));
    await expect(list.getAllByRole('listitem')).toHaveLength(dates.size);
    const months = new Set(seminars.map(({ date }) => formatMonth(new Date(date))));
    for (const month of months) await expect(canvas.getAllByText(month)).toHaveLength(1);
    await expect(canvas.getByText(seminarsPage.season)).not.toBeVisible();
    const hashes = days.map((day) => day.getAttribute('href'));
    const inOrder = seminars.toSorted((a, b) => a.date.localeCompare(b.date));
    await expect(hashes).toEqual(inOrder.map(({ slug }) => `/#${slug}`));
    const open = inOrder.findIndex(({ full }) => !full);
    const { date = 0, title = '', category = 'it' } = inOrder[open] ?? {};
    const first = new Date(date);
    await expect(days[open]).toHaveAccessibleName(
      `${formatLongWeekday(first)}, ${formatMonth(first)} ${first.getUTCDate()}: ${title}, ${seminarCategories[category]}`,
    );
    for (const day of days) {
      await expect(day.checkVisibility()).toBe(true);
      const { width, height } = day.getBoundingClientRect();
      await expect(Math.round(width)).toBeGreaterThanOrEqual(40);
      await expect(Math.round(height)).toBeGreaterThanOrEqual(44);
    }
    // Categories differ in more than color (WCAG 1.4.1).
    const [hr] = list.getAllByRole('link', { name: new RegExp(`, ${seminarCategories.hr}$`) });
    const radiusOf = (day?: HTMLElement) => day && getComputedStyle(day).borderTopLeftRadius;
    await expect(radiusOf(hr)).not.toBe(radiusOf(days[0]));
  },
};

/** A phone folds the calendar; a press opens it. */
export const Folded: Story = {
  name: 'Folded, on a phone (mobile)',
  globals: onScreen('phone'),
  play: async ({ canvas, userEvent }) => {
    const [day] = canvas.getAllByRole('link');
    await expect(day?.checkVisibility()).toBe(false);
    await userEvent.click(canvas.getByText(seminarsPage.season));
    await expect(day?.checkVisibility()).toBe(true);
  },
};

/** Days that the filter leaves out are outlines, and their links drop the filter. */
export const Filtered: Story = {
  name: 'Filtered by subject',
  args: { filters: { category: 'hr' } },
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('link');
    const { length } = seminarsWith({ category: 'hr' });
    const leadingTo = (path: string) => days.filter((day) => day.matches(`[href^="${path}"]`));
    await expect(leadingTo('/?category=hr#')).toHaveLength(length);
    await expect(leadingTo('/#')).toHaveLength(seminars.length - length);
    const [leftOut] = days;
    await expect(leftOut).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    await expect(leftOut).not.toHaveStyle({ boxShadow: 'none' });
  },
};

/** Two seminars on one day share it. */
export const TwoOnOneDay: Story = {
  name: 'Two seminars on one day',
  args: { list: seasonWith({ ...faceToFace, date: webinar.date }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: new RegExp(`: ${webinar.title}, `) });
    const day = link.closest('li') as HTMLElement;
    await expect(within(day).getAllByRole('link')).toHaveLength(2);
  },
};

/** The day of a full seminar is struck out, and its name says so. */
export const Full: Story = {
  name: 'A full seminar (sold out)',
  args: { list: seasonWith(full).map((one) => ({ ...one, full: one.slug === full.slug })) },
  play: async ({ canvas }) => {
    const struck = canvas.getAllByRole('link', { name: /, full$/ });
    await expect(struck.map((day) => day.getAttribute('href'))).toEqual([`/#${full.slug}`]);
    const number = canvas.getByText(Number(full.date.slice(-2)), { selector: 'a *' });
    await expect(number).toHaveStyle({ textDecorationLine: 'line-through' });
  },
};

/** Days keep an edge where their colors are gone, a dashed one where the filter leaves them out. */
export const ForcedColors: Story = {
  ...Filtered,
  ...inForcedColors,
  name: 'Forced colors (Windows high contrast)',
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('link');
    const dashed = days.filter((day) => getComputedStyle(day).borderStyle === 'dashed');
    const left = areForced() ? seminars.length - seminarsWith({ category: 'hr' }).length : 0;
    await expect(dashed).toHaveLength(left);
  },
};
