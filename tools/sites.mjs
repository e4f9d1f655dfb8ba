import { execFileSync } from 'node:child_process';
import { settingNames } from '../build/settings.mjs';
import { mailKeys } from '../src/contact/mailService.mjs';

/** Keys that open nothing: tests and stories answer in place of the mail service. */
export const madeUpKeys = Object.fromEntries(mailKeys.map((name) => [name, `made-up-${name}`]));

/** Empties every setting, so that a developer's own `.env` does not get into a test. */
const unset = Object.fromEntries(settingNames.map((name) => [name, '']));
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
 * Builds a site in a process of its own, since Vite reads settings from the environment that it starts in.
 * Throws if the build fails.
 *
 * @param {{ folder: string, env: Record<string, string> }} site one of `sites`
 */
export function buildSite({ folder, env }) {
  execFileSync(process.execPath, ['build/build.mjs', folder], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
}
