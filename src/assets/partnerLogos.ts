import { slugOf } from '../lib/slugOf';

const modules = import.meta.glob<string>('./logos/partners/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Addresses of the partners' one-ink logos by slug. */
export const partnerLogos: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(modules).map(([path, url]) => [slugOf(path), url]),
);
