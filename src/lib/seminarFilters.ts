import { seminarCategories, seminarFormats } from '../content/seminarGroups';
import type { Seminar, SeminarCategory, SeminarFormat } from '../content/types';
import { idsOf } from './idsOf';

/** Which seminars a visitor wants to see; what is not chosen is all. */
export interface SeminarFilters {
  category?: SeminarCategory | undefined;
  format?: SeminarFormat | undefined;
  /** `2025-04` */
  month?: string | undefined;
}

/** With more seminars than this one looks for a month first. */
const many = 24;

const monthOf = ({ date }: Seminar) => date.slice(0, 7);

/** The months that can be chosen from, in their order; none where the list is short. */
export const monthsOf = (offered: readonly Seminar[]) =>
  offered.length > many ? [...new Set(offered.map(monthOf))].sort() : [];

const values = { category: idsOf(seminarCategories), format: idsOf(seminarFormats) };

const known = <Id extends string>(ids: readonly Id[], named: string | null) =>
  ids.find((id) => id === named?.toLowerCase());

/** The filters that a query string stands for. Nonsense in it counts as no filter. */
export function readFilters(search: string, months: readonly string[] = []): SeminarFilters {
  const query = new URLSearchParams(search);
  return {
    category: known(values.category, query.get('category')),
    format: known(values.format, query.get('format')),
    month: known(months, query.get('month')),
  };
}

/** The filters, the way addresses write them: `{ format: 'live-webinar' }` */
export function filterSlugs({ category, format, month }: SeminarFilters): Record<string, string> {
  return { ...(category && { category }), ...(format && { format }), ...(month && { month }) };
}

/** The query string of a choice of filters; empty when everything is wanted. */
function filterSearch(filters: SeminarFilters): string {
  const query = new URLSearchParams(filterSlugs(filters)).toString();
  return query && `?${query}`;
}

/** Whether a seminar is among those chosen. */
export const matchesFilters = (
  seminar: Seminar,
  { category, format, month }: SeminarFilters,
): boolean =>
  (!category || seminar.category === category) &&
  (!format || seminar.format === format) &&
  (!month || monthOf(seminar) === month);

/** What can be chosen of one kind: all of it first, then each value, and where that leads. */
export function filterOptions(
  kind: keyof SeminarFilters,
  filters: SeminarFilters,
  months: readonly string[] = [],
) {
  const ids: readonly string[] = kind === 'month' ? months : values[kind];
  return [undefined, ...ids].map((value) => ({
    value,
    to: { search: filterSearch({ ...filters, [kind]: value }) },
    current: filters[kind] === value,
  }));
}
