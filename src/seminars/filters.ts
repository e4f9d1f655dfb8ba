import type { Seminar, SeminarCategory, SeminarFormat } from '../content/seminars';
import { seminarCategories, seminarFormats } from '../content/seminars';

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
