import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stop } from './stop.mjs';

const settings = readFileSync('.env.example', 'utf8').match(/^VITE_\w+/gm) ?? [];
const keys = settings.filter((name) => name.startsWith('VITE_EMAILJS_'));

/** Keys that open nothing: tests and stories answer in place of the mail service. */
export const madeUpKeys = Object.fromEntries(keys.map((name) => [name, `made-up-${name}`]));

/** Empties every setting, so that a developer's own `.env` does not get into a test. */
const unset = Object.fromEntries(settings.map((name) => [name, '']));
const production = { ...unset, NODE_ENV: 'production' };

/** The builds that tests visit. */
export const sites = {
  /** With an address and with keys of the mail service. */
  configured: {
    folder: 'dist-test',
    env: { ...production, ...madeUpKeys, VITE_SITE_URL: 'https://www.example.com' },
  },
  /** Below a path of its host. */
  subpath: {
    folder: 'dist-subpath',
    env: { ...production, VITE_SITE_URL: 'https://someone.github.io/trial' },
  },
  /** With React's development mode, which reports a page that does not match its HTML. */
  development: { folder: 'dist-development', env: { ...unset, NODE_ENV: 'development' } },
};

/**
 * Builds a site in a process of its own: Vite reads settings from the environment that it starts in.
 * Ends this process with a message if there is no such site or its build fails.
 *
 * @param {string} name one of `sites`
 */
export function buildSite(name) {
  const [, site] = Object.entries(sites).find(([one]) => one === name) ?? [];
  if (!site) stop(`There is no site "${name}", only ${Object.keys(sites).join(', ')}.`);
  const { status } = spawnSync(process.execPath, ['build/build.mjs', site.folder], {
    env: { ...process.env, ...site.env },
    stdio: 'inherit',
  });
  if (status !== 0) stop(`The site "${name}" could not be built.`);
}

// `node tools/sites.mjs configured subpath`, one after the other: they share a store of pictures.
if (process.argv[1] === import.meta.filename) process.argv.slice(2).forEach(buildSite);
