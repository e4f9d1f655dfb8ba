import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { stop } from './stop.mjs';

/** Beside Playwright's own flags: text and pictures look the same on every machine. */
export const browserArgs = ['--disable-gpu', '--font-render-hinting=none'];

const usualPaths = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** Tried one after the other while there is no browser. The second needs Debian and root. */
const installers = [
  'npx playwright install chromium',
  'apt-get update && apt-get install --yes --no-install-recommends chromium chromium-headless-shell',
];

/**
 * Finds the path of the browser for tests, or installs one, and leaves it in CHROMIUM_PATH for child
 * processes. Ends the process if CHROMIUM_PATH names no file, or if there is no browser.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) stop(`CHROMIUM_PATH names ${named}, which does not exist.`);
  let path = named || findInstalled();
  for (const command of installers) {
    if (path) break;
    console.log(`No Chrome or Chromium found, trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'ignore' });
    path = findInstalled();
  }
  path ??= stop('No browser found: install Chrome, or name one in CHROMIUM_PATH.');
  process.env.CHROMIUM_PATH = path;
  return path;
}

/** Finds the same browser without windows, where Debian has it: stories run a quarter faster in it. */
export function findHeadlessShell() {
  const shell = `${findBrowser()}-headless-shell`;
  return existsSync(shell) ? shell : findBrowser();
}

/** Playwright's own build counts if it starts: on Linux it may lack libraries of the system. */
function findInstalled() {
  const own = chromium.executablePath();
  const starts = process.platform !== 'linux' || spawnSync(own, ['--version']).status === 0;
  return [...usualPaths, ...(starts ? [own] : [])].find(existsSync);
}
