import type { Theme } from '@mui/material/styles';
import type { Seminar, SeminarCategory, SeminarFormat } from '../content/seminars';
import { seminarCategories, seminarFormats } from '../content/seminars';
import { attributes } from '../lib/constants';

/** What the address narrows the list to; an absent filter matches everything. */
export interface SeminarFilters {
  category?: SeminarCategory;
  format?: SeminarFormat;
}

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
  return query.size > 0 ? `?${query}` : '';
}

export const matchesFilters = (seminar: Seminar, { category, format }: SeminarFilters) =>
  (!category || seminar.category === category) && (!format || seminar.format === format);

/** Marks what a filter may leave out with its subject and its format. */
export const kindsOf = ({ category, format }: Pick<Seminar, 'category' | 'format'>) => ({
  'data-kinds': `${category} ${format}`,
});

/** What a mark says of one choice. */
export const ofKind = (kind: string) => `[data-kinds~="${kind}"]`;

/** Styles of what is marked, in the colors of each subject. */
export const inColors = (
  { vars, radius }: Theme,
  styles: (main: string, label: string) => object,
  part = '',
): Record<string, object> =>
  Object.fromEntries(
    Object.entries(vars.palette.subject).map(([subject, { main, label }]) => [
      `& ${ofKind(subject)}${part}`,
      // Round, since a color alone is not for everybody.
      { ...styles(main, label), ...(subject === 'hr' && { borderRadius: radius.full }) },
    ]),
  );

/**
 * Styles for each choice that the address can name, until hydration: the build knows no query, so the document has all
 * seminars. Without scripts they all stay.
 */
export const paintFiltered = (styles: (kind: string) => object): Record<string, object> => {
  const { category, format, hydrated, scripts } = attributes;
  const choices = [
    ...Object.keys(seminarCategories).map((kind) => [category, kind]),
    ...Object.keys(seminarFormats).map((kind) => [format, kind]),
  ] as [string, string][];
  return Object.fromEntries(
    choices.map(([attribute, kind]) => [
      `html[${attribute}="${kind}"]:not([${hydrated}], [${scripts}]) &`,
      styles(kind),
    ]),
  );
};
