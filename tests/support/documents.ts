import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundPage } from '../../src/content/pages/errors';
import { notFoundMeta, notFoundPath, routes } from '../../src/content/routes';
import { seminars } from '../../src/content/seminars';
import { sharePictures } from '../../src/prerender/sharePictures';
import { sites } from '../../tools/sites.mjs';

/** The folder of the built site, for checks that read files. */
export const folder = sites.configured.folder;

/** The address that the site was built for. */
export const siteUrl = sites.configured.env.VITE_SITE_URL;

/** The pages that the build writes, and by which heading a visitor knows each. */
export const pages = routes.map((one) => ({ ...one, heading: sharePictures[one.key].heading }));

/** Those with seats left: they alone have Register Now and a calendar file (decision 009). */
export const openSeminars = seminars.filter(({ full }) => !full);

/** The page of unknown addresses. */
export const notFound = {
  ...notFoundMeta,
  key: 'notFound',
  path: notFoundPath,
  heading: notFoundPage.heading,
} as const;

export const documents = [...pages, notFound];

export const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The HTML of a page. */
export const documentOf = (path: string) =>
  read(path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** All that a pattern's group finds in a text. */
export const allIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

/** Whether a host has something at a path of the site. */
export const isThere = (path: string) =>
  ['', '.html', '/index.html'].some(
    (end) => /\.\w+$/.test(path + end) && existsSync(join(folder, path + end)),
  );

const withDark = readdirSync('src/assets/originals', { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => /([^/]+)-dark\.\w+$/.exec(file)?.[1] ?? [],
);

/** Whether a picture is another one in the dark scheme; a photo may be both. */
export const hasDark = (address: string) => withDark.some((name) => address.includes(`/${name}-`));
