import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminarCategories, seminarFormats } from '../../src/content/seminars';
import { Filter } from '../../src/seminars/Filter';
import { inContainer, inFrame } from '../support/frames';
import { areForced, inForcedColors } from '../support/media';
import { withStates } from '../support/modes';

const { label, category, allCategories, format, allFormats } = seminarsPage.filter;

export default {
  title: 'Components/Forms/Filter: chips, tabs',
  id: 'components-filter',
  component: Filter,
  ...inContainer,
  // Two landmarks of one name are one too many for a docs page.
  parameters: { ...inContainer.parameters, ...inFrame(440) },
  args: { filters: {} },
} satisfies Meta<typeof Filter>;
type Story = StoryObj<typeof Filter>;

/** Nothing chosen: all subjects, all formats. Each choice is a link, so that it can be bookmarked. */
export const Default: Story = {
  name: 'None chosen',
  ...withStates,
  play: async ({ canvas }) => {
    const filter = within(canvas.getByRole('navigation', { name: label }));
    const wordsOf = (name: string) => {
      const links = within(filter.getByRole('list', { name })).getAllByRole('link');
      return links.map(({ textContent }) => textContent);
    };
    await expect(wordsOf(category)).toEqual([allCategories, ...Object.values(seminarCategories)]);
    await expect(wordsOf(format)).toEqual([allFormats, ...Object.values(seminarFormats)]);
    await expect(filter.getAllByRole('link', { current: true })).toHaveLength(2);
  },
};

/** Two choices made. Each further link keeps the other one. */
export const Chosen: Story = {
  name: 'Two chosen',
  args: { filters: { category: 'hr', format: 'live-webinar' } },
  play: async ({ canvas }) => {
    const chosen = canvas.getAllByRole('link', { current: true });
    await expect(chosen.map(({ textContent }) => textContent)).toEqual([
      seminarCategories.hr,
      seminarFormats['live-webinar'],
    ]);
    const other = canvas.getByRole('link', { name: seminarCategories.it });
    await expect(other).toHaveAttribute('href', '/?category=it&format=live-webinar');
    const { backgroundColor, fontWeight } = getComputedStyle(chosen[0] as Element);
    await expect(other).not.toHaveStyle({ backgroundColor });
    await expect(other).not.toHaveStyle({ fontWeight });
  },
};

/** In forced colors what is chosen has a thick edge. */
export const ForcedColors: Story = {
  ...Chosen,
  ...inForcedColors,
  name: 'Forced colors (Windows high contrast)',
  play: async ({ canvas }) => {
    const chosen = canvas.getAllByRole('link', { current: true });
    await expect(chosen).toHaveLength(2);
    if (!areForced()) return;
    const edgeOf = (link: Element) => getComputedStyle(link).borderTopWidth;
    const thick = canvas.getAllByRole('link').filter((link) => Number.parseFloat(edgeOf(link)) > 1);
    await expect(thick).toEqual(chosen);
    // `Highlight` is a ground, and may be as dark as `Canvas`.
    const { color } = getComputedStyle(document.body);
    for (const link of chosen) await expect(link).toHaveStyle({ borderTopColor: color });
  },
};
