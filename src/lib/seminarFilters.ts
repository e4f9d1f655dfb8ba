import {
  type Seminar,
  type SeminarCategory,
  type SeminarFormat,
  seminarCategories,
  seminarFormats,
} from '../content/types';

/** Which seminars a visitor wants to see; what is not chosen is all. */
export interface SeminarFilters {
  category?: SeminarCategory | undefined;
  format?: SeminarFormat | undefined;
}

/** `Live webinar` → `live-webinar` */
function toSlug(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}

function named<Value extends string>(values: readonly Value[], slug: string | null) {
  return values.find((value) => toSlug(value) === slug?.toLowerCase());
}

/** The filters that a query string stands for. Nonsense in it counts as no filter. */
export function readFilters(search: string): SeminarFilters {
  const query = new URLSearchParams(search);
  return {
    category: named(seminarCategories, query.get('category')),
    format: named(seminarFormats, query.get('format')),
  };
}

/** What is chosen, the way addresses write it: `{ format: 'live-webinar' }` */
export function filterSlugs({ category, format }: SeminarFilters): Record<string, string> {
  return {
    ...(category && { category: toSlug(category) }),
    ...(format && { format: toSlug(format) }),
  };
}

/** The query string of a choice of filters; empty when everything is wanted. */
function filterSearch(filters: SeminarFilters): string {
  const query = new URLSearchParams(filterSlugs(filters)).toString();
  return query && `?${query}`;
}

/** Whether a seminar is among those chosen. */
export function matchesFilters(seminar: Seminar, { category, format }: SeminarFilters): boolean {
  return (!category || seminar.category === category) && (!format || seminar.format === format);
}

const values = { category: seminarCategories, format: seminarFormats };

/** What can be chosen of one kind: all of it first, then each value, and where that leads. */
export function filterOptions(kind: keyof SeminarFilters, filters: SeminarFilters) {
  return [undefined, ...values[kind]].map((value) => ({
    value,
    to: { search: filterSearch({ ...filters, [kind]: value }) },
    current: filters[kind] === value,
  }));
}
