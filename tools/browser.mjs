import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';
import { limits } from './limits.mjs';

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

/** Ways to a browser, tried in this order; one that leads nowhere throws or gives nothing. */
const ways = [
  () => Launcher.getFirstInstallation(),
  playwrightsBuild,
  () => {
    console.log('No Chrome or Chromium found, installing one …');
    run('npx', 'playwright', 'install', 'chromium');
    return playwrightsBuild();
  },
  // Also where only Debian's packages can be installed, by root.
  () => {
    run('apt-get', 'update');
    const packages = ['chromium', 'chromium-headless-shell'];
    run('apt-get', 'install', '--yes', '--no-install-recommends', ...packages);
    return Launcher.getFirstInstallation();
  },
];

/**
 * Path of the browser that all tests run in: the one named in CHROMIUM_PATH, else what is installed,
 * else one that is installed now. Remembered in CHROMIUM_PATH, for child processes too.
 *
 * @returns {string}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    stop(`CHROMIUM_PATH is set to ${named}, where a file is missing.`);
  const path = named || firstOf(ways);
  if (!path)
    stop('No browser to test with: install Chrome or Chromium, or set CHROMIUM_PATH to one.');
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

/** On Linux a browser may be there and still lack libraries of the system. */
function playwrightsBuild() {
  const path = chromium.executablePath();
  if (process.platform === 'linux') run(path, '--version');
  return existsSync(path) ? path : undefined;
}

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  const shell = process.platform === 'win32';
  execFileSync(command, args, { stdio: 'ignore', timeout: limits.whole, shell });
}

/** @param {readonly (() => string | undefined)[]} attempts */
function firstOf(attempts) {
  for (const attempt of attempts) {
    try {
      const found = attempt();
      if (found) return found;
    } catch {
      // The next one, then.
    }
  }
  return undefined;
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}
