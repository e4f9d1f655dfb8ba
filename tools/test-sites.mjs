import { mailKeys } from '../src/contact/mailService.mjs';

/**
 * The settings of the mail service, each with a value.
 *
 * @param {(name: string) => string} keyFor
 */
const keysWith = (keyFor) =>
  /** @type {Record<typeof mailKeys[number], string>} */ (
    Object.fromEntries(mailKeys.map((name) => [name, keyFor(name)]))
  );

/** Keys that open nothing; in tests and stories a stand-in answers for the mail service. */
export const madeUpKeys = keysWith((name) => `made-up-${name}`);

const nothingSet = {
  NODE_ENV: 'production',
  VITE_SITE_URL: '',
  VITE_REQUIRE_MAIL: '',
  ...keysWith(() => ''),
};

const configured = {
  NODE_ENV: 'production',
  VITE_SITE_URL: 'https://www.example.com',
  ...madeUpKeys,
};

/**
 * The builds that the site's tests visit, one for each way the site can be set up. Every key is named in
 * each, so that a developer's own `.env` never gets into a test, nor what a tool has set for itself.
 */
export const testSites = {
  /** The site as it is with nothing set up. */
  plain: { folder: 'dist', env: nothingSet },
  /** The same with React's development mode, which says so when a page does not match its HTML. */
  development: {
    folder: 'dist-development',
    env: { ...nothingSet, NODE_ENV: 'development' },
  },
  /** The site below a path of its host, as on a project page of GitHub. */
  subpath: {
    folder: 'dist-subpath',
    env: { ...nothingSet, VITE_SITE_URL: 'https://someone.github.io/trial' },
  },
  /** The site with an address and with keys, which are made up: the tests answer for the service. */
  configured: {
    folder: 'dist-test',
    env: configured,
  },
  /** The same with words that tell themselves from words outside the content (`tools/content/pseudo.mjs`). */
  pseudo: {
    folder: 'dist-pseudo',
    env: { ...configured, CONTENT: 'pseudo' },
  },
};
