import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { homePage } from '../../src/content/pages/home';
import { routeOf } from '../../src/content/routes';
import { HomePage } from '../../src/home/HomePage';
import { inForcedColors, onPaper, withLargeText, withMoreContrast } from '../support/media';
import { alsoOnPhone, onScreen, placeOf, themeColor, wholePage } from '../support/modes';
import { siteAt, withoutScripts } from '../support/site';

const { hero, features, journey } = homePage;

export default {
  title: 'Pages/Home',
  component: HomePage,
  ...siteAt(routeOf('home').path),
} satisfies Meta<typeof HomePage>;
type Story = StoryObj<typeof HomePage>;

/** The promise, six reasons to choose the seminars, and what a visitor takes away. */
export const Desktop: Story = {
  // Proves spec-1.1, spec-2.6, spec-2.7.
  name: 'Whole page',
  ...wholePage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: hero.heading })).toBeVisible();
    const reasons = within(canvas.getByRole('region', { name: features.heading }));
    const headings = reasons.getAllByRole('heading', { level: 3 });
    const names = headings.map(({ textContent }) => textContent);
    await expect(names).toEqual(features.items.map(({ title }) => title));
    const part = within(canvas.getByRole('region', { name: journey.heading }));
    const place = placeOf(part.getByRole('img'), part.getByRole('link'));
    await expect(place).toBe(window.innerWidth < 900 ? 'below' : 'beside');
    const backgroundColor = themeColor('background-soft');
    await expect(canvas.getByRole('contentinfo')).toHaveStyle({ backgroundColor });
  },
};

/** Everything in one column, in the order of reading. */
export const Phone: Story = { ...Desktop, ...alsoOnPhone, name: 'Phone (mobile)' };

/** Bar, cards and buttons keep an edge where the visitor's system takes away their colors. Chromatic photographs it. */
export const ForcedColors: Story = {
  name: 'Forced colors (Windows high contrast)',
  ...inForcedColors,
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { current: 'page' })).toHaveStyle({
      textDecorationLine: 'underline',
    }),
};

/** The words, in as few sheets as they need. */
export const OnPaper: Story = { ...onPaper, name: 'On paper (print)' };

/** In a wide window the bar has its links, and no choice of colors, which could not answer. */
export const WithoutScripts: Story = {
  ...withoutScripts,
  name: 'Without scripts (JavaScript off)',
  play: ({ canvas }) =>
    expect(within(canvas.getByRole('banner')).getByRole('navigation')).toBeVisible(),
};

/** Secondary words and lines are as dark as headings. */
export const MoreContrast: Story = {
  ...withMoreContrast,
  name: 'With more contrast',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hero.lead)).toBeVisible();
    for (const [faint, strong] of Object.entries({
      divider: 'text-heading',
      'text-secondary': 'text-heading',
      'field-border': 'text-heading',
      'button-rest': 'button-pressed',
      'link-main': 'link-hover',
    })) {
      await waitFor(() => expect(themeColor(faint)).toBe(themeColor(strong)));
    }
  },
};

/** Everything grows, and nothing is cut off. */
export const LargeText: Story = {
  name: 'Text of twice the size',
  ...withLargeText,
  // Browsers count the breakpoints in text, too: a wide window becomes a narrow one.
  globals: onScreen('tablet'),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(hero.lead)).fontSize).toMatch(/^[34]\d/);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
