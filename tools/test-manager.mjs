import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from './browser.mjs';
import { limits } from './limits.mjs';
import { serveFolder } from './static-server.mjs';

/**
 * Opens every story of the built Storybook in its manager, as reviewers do, on a phone, on a laptop with
 * the panel open, there in the dark scheme, too, and on a large screen. Fails on a story that fails there, on an error in the console, on
 * a canvas that does not fit the room it has or scrolls sideways, on a screen in the address, and on a
 * value of the controls panel or of the address that crashes a component.
 *
 * `npm run test:manager -- --only pages-` opens the stories with that in their ids.
 *
 * @typedef {'red' | 'cropped' | 'console' | 'address' | 'controls'} Kind
 */
const windows = [
  { width: 390, height: 844, panel: false },
  { width: 1280, height: 800, panel: true },
  { width: 1280, height: 800, panel: false, scheme: 'dark' },
  { width: 1920, height: 1080, panel: false },
];
const storybook = 'storybook-static';
const timeLimit = limits.whole;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const ids = readStories().filter((id) => id.includes(values.only));
if (ids.length === 0) throw new Error('No such story. "npm run build-storybook" builds them.');

/** @type {Record<Kind, number>} */
const figures = { red: 0, cropped: 0, console: 0, address: 0, controls: 0 };
const start = performance.now();
const { url, close } = await serveFolder(storybook, 0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
await Promise.all([...windows.map(openAll), driveControls()]);
await browser.close();
close();

const seconds = Math.round((performance.now() - start) / 1000);
const counts = Object.entries(figures).map(([kind, count]) => `${count} ${kind}`);
console.log(
  `${ids.length} stories × ${windows.length} windows: ${counts.join(', ')} (${seconds} s)`,
);
if (Object.values(figures).some((count) => count > 0)) process.exitCode = 1;

/**
 * Opens all stories in one window, without reloading the manager.
 *
 * @param {{ width: number, height: number, panel: boolean, scheme?: string }} window
 */
async function openAll({ width, height, panel, scheme = 'light' }) {
  const page = await browser.newPage({ viewport: { width, height } });
  let current = '';
  /** @type {(kind: Kind, text: string) => void} */
  const report = (kind, text) => {
    figures[kind] += 1;
    console.log(
      `${width} px, ${scheme}, ${current}: ${kind}: ${text.split('\n', 2).join(' ').slice(0, 300)}`,
    );
  };
  page.on('pageerror', ({ message }) => report('console', message));
  page.on('console', (message) => {
    // A refusal by a mocked service is logged under its own address; that the site cannot be reached,
    // which a story pretends, under the address of the frame. A failed play is red already.
    const address = message.location().url;
    const isPretended = address.includes('/iframe.html') && message.text().endsWith('ERR_FAILED');
    const isOurs = address.startsWith(url) && !/^\w*Error: /.test(message.text());
    if (message.type() === 'error' && isOurs && !isPretended) report('console', message.text());
  });
  await page.goto(`${url}?path=/docs/introduction--docs&globals=scheme:${scheme}`);
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();

  if (panel) await page.keyboard.press('Alt+a');

  for (current of ids) {
    const failure = await page.evaluate(play, { id: current, timeLimit });
    if (failure) report('red', failure);
    const room = await page.evaluate(measure);
    if (room) report('cropped', room);
    const { search } = new URL(page.url());
    if (/viewport/.test(search)) report('address', search);
  }
  await page.close();
}

/** Gives each prop of each component every value that its control or an address can produce. */
async function driveControls() {
  const page = await browser.newPage();
  const parts = ids.filter((id) => /^(components|layout|notices)-/.test(id));
  const firstOfEach = new Map(parts.toReversed().map((id) => [id.split('--')[0], id]));
  for (const id of firstOfEach.values()) {
    await page.goto(`${url}iframe.html?viewMode=story&id=${id}`);
    await page.waitForFunction(() =>
      /finished|errored/.test(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
    );
    const crash = await page.evaluate(setArgs, id);
    if (!crash) continue;
    figures.controls += 1;
    console.log(`${id}: controls: ${crash.slice(0, 300)}`);
  }
  await page.close();
}

/**
 * Runs in the canvas: sets the args of a story one by one, up to the first that crashes it. Gives that.
 *
 * @param {string} storyId
 * @returns {Promise<string | undefined>}
 */
async function setArgs(storyId) {
  const { channel, storyStoreValue: store } = globalThis.__STORYBOOK_PREVIEW__;
  /** @type {(event: string, payload: object) => Promise<string>} what the story says when it is drawn */
  const emit = (event, payload) =>
    new Promise((resolve) => {
      channel.once('storyRendered', () => resolve(''));
      channel.once('storyThrewException', ({ message }) => resolve(message));
      channel.emit(event, { storyId, ...payload });
    });
  const story = await store.loadStory({ storyId });
  /** @type {Record<string, unknown[]>} */
  const offered = { string: ['', 'x'], boolean: [true, false], number: [0] };
  for (const [name, { control, options = [], type }] of Object.entries(story.argTypes)) {
    const byPanel = control ? (offered[type?.name ?? ''] ?? options) : [];
    const byAddress = [undefined, null, '', 'x', 7, true, { a: 1 }, [1], ...options];
    for (const [index, value] of [...byPanel, ...byAddress].entries()) {
      const args = { [name]: value };
      if (index >= byPanel.length) store.args.updateFromPersisted(story, args);
      const updatedArgs = index < byPanel.length ? args : {};
      const crash = await emit('updateStoryArgs', { updatedArgs });
      if (crash) return `${name}, set to ${JSON.stringify(value)}: ${crash}`;
      await emit('resetStoryArgs', { argNames: [name] });
    }
  }
}

/**
 * Runs in the manager: opens a story and waits until it has played. Gives what failed in it.
 *
 * @param {{ id: string, timeLimit: number }} story
 * @returns {Promise<string | undefined>}
 */
function play({ id, timeLimit }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    let message = '';
    /** @param {{ message?: string }} error */
    const keep = (error) => {
      message ||= error.message ?? 'The story throws.';
    };
    const failures = [
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ];
    /** @param {{ storyId: string, status: string, reporters: { type: string, status: string }[] }} report */
    const finish = ({ storyId, status, reporters }) => {
      if (storyId !== id) return;
      const failed = reporters.filter((reporter) => reporter.status === 'failed');
      // Storybook does not count a play that throws as a failure of the story; for the person looking it is one.
      end(message || failed.map(({ type }) => type).join() || status.replace('success', ''));
    };
    const timer = setTimeout(() => end(`It has not finished after ${timeLimit} ms.`), timeLimit);
    /** @param {string} failure */
    const end = (failure) => {
      clearTimeout(timer);
      channel.off('storyFinished', finish);
      for (const event of failures) channel.off(event, keep);
      resolve(failure || undefined);
    };
    channel.on('storyFinished', finish);
    for (const event of failures) channel.on(event, keep);
    channel.emit('navigateUrl', `?path=/story/${id}`);
  });
}

/**
 * Runs in the manager: whether all of the canvas can be seen, and nothing in it has to be scrolled
 * sideways. Gives what is wrong.
 *
 * @returns {string | undefined}
 */
function measure() {
  const canvas = /** @type {HTMLIFrameElement} */ (
    document.getElementById('storybook-preview-iframe')
  );
  const { left, top, right, bottom } = canvas.getBoundingClientRect();
  for (let box = canvas.parentElement; box; box = box.parentElement) {
    const isRoom = box === document.body || getComputedStyle(box).overflow !== 'visible';
    const room = box.getBoundingClientRect();
    const isInside =
      left > room.left - 1 &&
      top > room.top - 1 &&
      right < room.right + 1 &&
      bottom < room.bottom + 1;
    if (isRoom && !isInside) {
      const size = `${Math.round(right - left)} × ${Math.round(bottom - top)} px`;
      return `${size} in ${Math.round(room.width)} × ${Math.round(room.height)} px`;
    }
  }
  const { scrollWidth, clientWidth } = canvas.contentDocument?.documentElement ?? document.body;
  return scrollWidth > clientWidth + 1 ? `${scrollWidth} px wide in ${clientWidth} px` : undefined;
}

/** @returns {string[]} the ids of all stories */
function readStories() {
  const file = `${storybook}/index.json`;
  if (!existsSync(file)) return [];
  /** @type {{ entries: Record<string, { type: string, id: string }> }} */
  const { entries } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(entries).flatMap(({ type, id }) => (type === 'story' ? [id] : []));
}
