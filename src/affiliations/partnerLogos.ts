import { bySlug } from '../lib/bySlug';

/** Addresses of the partners' one-ink logos by slug. */
export const partnerLogos = bySlug(
  import.meta.glob<string>('../assets/logos/partners/*.svg', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);
