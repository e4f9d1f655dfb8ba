import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { startFirefox } from './firefox.mjs';
import { playwrightTypes, startWithPlaywright } from './playwright.mjs';
import { startWebKit } from './webkit.mjs';

/** @typedef {import('./engine').Launcher} Launcher */

/**
 * The three engines, each in Playwright's build where there is one, else in that of the system.
 *
 * @returns {Record<string, Launcher>}
 */
export function launchers() {
  return {
    Chromium: chromium(),
    Firefox: own('firefox') ?? systemFirefox(),
    WebKit: own('webkit') ?? systemWebKit(),
  };
}

/** @returns {Launcher} */
function chromium() {
  const path = findBrowser();
  return { how: path, start: () => startWithPlaywright('chromium', path) };
}

/**
 * @param {'firefox' | 'webkit'} name
 * @returns {Launcher | undefined}
 */
function own(name) {
  const path = playwrightTypes[name].executablePath();
  if (!existsSync(path)) return undefined;
  return { how: "Playwright's build", start: () => startWithPlaywright(name, path) };
}

/** @returns {Launcher} */
function systemFirefox() {
  const path = command('firefox') ?? command('firefox-esr');
  if (!path) return { missing: 'npx playwright install firefox, or the package firefox-esr' };
  return { how: `${path}, over WebDriver BiDi`, start: () => startFirefox(path) };
}

/** @returns {Launcher} */
function systemWebKit() {
  const driver = command('WebKitWebDriver');
  const screen = command('xvfb-run');
  const browser = miniBrowser();
  if (!driver || !screen || !browser) {
    return { missing: 'npx playwright install webkit, or the packages webkit2gtk-driver and xvfb' };
  }
  return { how: `${driver}, on xvfb`, start: () => startWebKit({ driver, screen, browser }) };
}

/** @param {string} name */
function command(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** WebKit's own window, which lies in the folder of its library. */
function miniBrowser() {
  const root = '/usr/lib';
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .filter((folder) => folder.includes('-linux-gnu'))
    .flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.startsWith('webkit2gtk'))
        .map((name) => join(root, folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}
