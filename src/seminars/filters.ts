import type { Theme } from '@mui/material/styles';
import { type Seminar, seminarCategories, seminarFormats } from '../content/seminars';
import { attributes } from '../lib/constants';

/*
 * The filter in the URL shows twice. Until hydration the document holds all seminars, and styles alone narrow it, by
 * `stylesByAddress`: the head script puts the choice on `html`; `data-tags` has category and format on cards and days
 * (`filterTags`), one of the two on a chip. SeminarsPage hides cards, empty groups and the count by it, Filter marks the
 * chips, Season draws what is left out.
 * Afterwards React renders what matches: the same looks, by `aria-current`, `data-left-out` and a shorter list.
 */

/** What the URL narrows the list to; an absent filter matches everything. */
export type SeminarFilters = Partial<Pick<Seminar, 'category' | 'format'>>;

const known = <Id extends string>(value: string | null, labels: Record<Id, string>) =>
  (Object.keys(labels) as Id[]).find((id) => id === value);

/** Reads `?category=hr&format=live-webinar`; ignores unknown values. */
export function readFilters(search: string): SeminarFilters {
  const query = new URLSearchParams(search);
  return {
    category: known(query.get('category'), seminarCategories),
    format: known(query.get('format'), seminarFormats),
  };
}

/** The query of filters; empty for all seminars. */
export function writeFilters({ category, format }: SeminarFilters): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(format && { format }) });
  return `?${query}`.replace(/^\?$/, '');
}

/** Whether a seminar is in the list that the filters leave. */
export const matchesFilters = (seminar: Seminar, { category, format }: SeminarFilters) =>
  (!category || seminar.category === category) && (!format || seminar.format === format);

/** Tags what a filter may leave out with its category and its format. */
export const filterTags = ({ category, format }: Pick<Seminar, 'category' | 'format'>) => ({
  'data-tags': `${category} ${format}`,
});

/** Selector of elements with a tag. */
export const withTag = (tag: string) => `[data-tags~="${tag}"]`;

/** Styles of tagged elements in the colors of their category. */
export const inColors = (
  { vars, radius }: Theme,
  styles: (main: string, text: string) => object,
  part = '',
): Record<string, object> =>
  Object.fromEntries(
    Object.entries(vars.palette.category).map(([category, { main, text }]) => [
      `& ${withTag(category)}${part}`,
      // HR is round, so that categories differ in more than color (WCAG 1.4.1).
      { ...styles(main, text), ...(category === 'hr' && { borderRadius: radius.full }) },
    ]),
  );

/** Until hydration, styles for the filter in the URL: the document holds all seminars. Without scripts all stay. */
export const stylesByAddress = (styles: (tag: string) => object): Record<string, object> => {
  const { hydrated, withoutScripts } = attributes;
  const choices = { [attributes.category]: seminarCategories, [attributes.format]: seminarFormats };
  return Object.fromEntries(
    Object.entries(choices).flatMap(([attribute, labels]) =>
      Object.keys(labels).map((tag) => [
        `html[${attribute}="${tag}"]:not([${hydrated}], [${withoutScripts}]) &`,
        styles(tag),
      ]),
    ),
  );
};
