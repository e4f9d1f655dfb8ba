import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';
import { limits } from './limits.mjs';

const debianPackages = ['chromium', 'chromium-headless-shell'];

/**
 * Flags that keep a test browser quiet: no calls home, no updates, the same text rendering on every
 * machine. Chrome's own sandbox refuses to start for root, as which containers usually run.
 */
export const browserArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--font-render-hinting=none',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Path of the browser that all tests run in: the one named in CHROMIUM_PATH, else what is installed,
 * else one that is installed now. Remembered in CHROMIUM_PATH, for child processes too.
 *
 * @returns {string}
 */
export function findBrowser() {
  const path = namedBrowser() ?? installedBrowser() ?? newBrowser();
  if (!path) {
    console.error(
      'No browser to test with: install Chrome or Chromium, or set CHROMIUM_PATH to one.',
    );
    process.exit(1);
  }
  process.env.CHROMIUM_PATH = path;
  return path;
}

/**
 * The same browser without its window, where Debian's package of it is installed: it runs the stories a
 * quarter faster, and lacks only what they don't need, such as going back to a page kept alive.
 *
 * @returns {string}
 */
export function findHeadlessShell() {
  const browser = findBrowser();
  const shell = `${browser}-headless-shell`;
  return existsSync(shell) ? shell : browser;
}

function namedBrowser() {
  const path = process.env.CHROMIUM_PATH || undefined;
  if (path && !existsSync(path)) {
    console.error(`CHROMIUM_PATH is set to ${path}, where a file is missing.`);
    process.exit(1);
  }
  return path;
}

function installedBrowser() {
  return systemBrowser() ?? playwrightBrowser();
}

function systemBrowser() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    return undefined; // The finder throws where it finds nothing.
  }
}

function playwrightBrowser() {
  const path = chromium.executablePath();
  return runs(path) ? path : undefined;
}

/** Playwright's build suits most machines; Debian's package also where only packages can be installed. */
function newBrowser() {
  console.log('No Chrome or Chromium found, installing one …');
  if (succeeds('npx', ['playwright', 'install', 'chromium']) && playwrightBrowser()) {
    return playwrightBrowser();
  }
  const installed =
    process.getuid?.() === 0 &&
    succeeds('apt-get', ['update']) &&
    succeeds('apt-get', ['install', '--yes', '--no-install-recommends', ...debianPackages]);
  return installed ? systemBrowser() : undefined;
}

/**
 * On Linux a browser may be there and still lack libraries of the system.
 *
 * @param {string} path
 */
function runs(path) {
  return existsSync(path) && (process.platform !== 'linux' || succeeds(path, ['--version']));
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, args) {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      timeout: limits.whole,
      shell: process.platform === 'win32',
    });
    return true;
  } catch {
    return false;
  }
}
