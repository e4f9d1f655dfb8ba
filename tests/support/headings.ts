import { sharePictures } from '../../src/prerender/sharePictures';
import type { RouteKey } from '../../src/routes';

/** The h1 of each page: its share picture shows it. */
export const headings = Object.fromEntries(
  Object.entries(sharePictures).map(([key, { heading }]) => [key, heading]),
) as Record<RouteKey, string>;
