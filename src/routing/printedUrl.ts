import { company } from '../content/company';
import { siteUrl } from '../lib/siteUrl';

/** A URL as paper shows it: `northmere.example/team` */
export const printedUrl = (path: string) =>
  (siteUrl ?? company.domain).replace(/^https?:\/\//, '') + path;
