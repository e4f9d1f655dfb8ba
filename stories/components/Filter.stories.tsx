import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminarCategories, seminarFormats } from '../../src/content/seminars';
import { Filter } from '../../src/seminars/Filter';
import { inContainer, inFrame } from '../support/frames';
import { expectThickEdge, inForcedColors, withStates } from '../support/modes';

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
    const wordsOf = (name: string) =>
      within(filter.getByRole('list', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
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
    const looks = [other, chosen[0] as Element].map((link) => getComputedStyle(link));
    await expect(looks[0]?.backgroundColor).not.toBe(looks[1]?.backgroundColor);
    await expect(looks[0]?.fontWeight).not.toBe(looks[1]?.fontWeight);
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
    await expectThickEdge(chosen, canvas.getAllByRole('link'));
  },
};
