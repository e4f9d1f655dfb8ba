import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { firefox } from '@playwright/test';
import { startSpeechServer } from './speechServer.mjs';

/** A screen of its own, so that nothing of the desktop mixes in. */
const display = ':87';

/** Silence after which Orca has said everything, in milliseconds. */
const quiet = 1500;

/** Unless it is told not to, Orca reads a page from its top on loading, and says the keys that are pressed. */
const choices = { sayAllOnLoad: false, enableKeyEcho: false };

const settings = {
  general: { ...choices, startingProfile: ['Default', 'default'] },
  pronunciations: {},
  keybindings: {},
  profiles: {
    default: {
      profile: ['Default', 'default'],
      ...choices,
      pronunciations: {},
      keybindings: {},
    },
  },
};

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];

/**
 * @param {string} command
 * @param {string[]} args
 */
function start(command, ...args) {
  const child = spawn(command, args, { stdio: 'ignore' });
  child.on('error', () => {
    console.error(`${command} is missing: tools/orca/orca.mjs says what to install.`);
    process.exit(1);
  });
  children.push(child);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function run(command, ...args) {
  await once(spawn(command, args, { stdio: 'ignore' }), 'exit');
}

/** Ends what `startSession` has started, the last first. */
export function endSession() {
  for (const child of children.reverse()) child.kill();
}

/** Starts a screen, a window manager, the accessibility bus, Orca and Firefox, inside of `dbus-run-session`. */
export async function startSession() {
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const log = join(home, 'orca.log');
  const orcaFolder = join(home, '.local/share/orca');
  mkdirSync(orcaFolder, { recursive: true });
  writeFileSync(join(orcaFolder, 'user-settings.conf'), JSON.stringify(settings));
  Object.assign(process.env, {
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    GNOME_ACCESSIBILITY: '1',
    LANG: 'C.UTF-8',
  });
  start('Xvfb', display, '-screen', '0', '1400x1000x24');
  await setTimeout(1000);
  start('openbox');
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  await setTimeout(1000);
  const { utterances } = startSpeechServer(join(home, 'speech-dispatcher/speechd.sock'));
  start('orca', '--replace', '--debug-file', log);
  while (!utterances.length) await setTimeout(200);

  process.env.FIREFOX_PATH = '/usr/bin/firefox-esr';
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: resolve('tools/installed-firefox.mjs'),
    headless: false,
    firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
  });
  return { browser, press, spoken: listenTo(utterances) };
}

/** @param {ReturnType<typeof startSpeechServer>['utterances']} utterances */
function listenTo(utterances) {
  let heard = 0;
  /** What Orca has spoken since the last call, once it has been quiet for a while. */
  return async () => {
    const isBusy = () => utterances.some(({ state }) => /waiting|speaking/.test(state));
    for (let count = -1; count !== utterances.length || isBusy(); ) {
      count = utterances.length;
      await setTimeout(quiet);
    }
    const news = utterances.slice(heard);
    heard = utterances.length;
    return news.map(({ text, state }) => (state === 'spoken' ? text : `${text} (${state})`));
  };
}

/**
 * Presses keys the way a keyboard does, so that Orca has them first.
 *
 * @param {string[]} keys by their X names, such as `Tab` or `shift+Tab`
 */
async function press(...keys) {
  for (const key of keys) {
    await run('xdotool', 'key', '--delay', '60', key);
    await setTimeout(350);
  }
}
