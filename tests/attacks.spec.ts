import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { serveFolder } from '../tools/static-server.mjs';
import { headings } from './support/headings';
import { waitForHydration } from './support/openPage';
import { siteFolder } from './support/sites';

/**
 * A page of another origin attacks Storybook and site on a host that sends no headers. Each attack on the
 * Storybook also runs against a copy without the guard, where it has to succeed: an attack that never works
 * proves nothing.
 */

const storybook = 'storybook-static';
test.skip(!existsSync(storybook), 'The Storybook is not built: "npm run build-storybook" does it.');
test.describe.configure({ mode: 'default' });

const copies = ['guarded', 'unguarded'] as const;
const guard = `<script>${readFileSync('.storybook/ownMessagesOnly.js', 'utf8')}</script>`;

let folder: string;
let victim: Awaited<ReturnType<typeof serveFolder>>;
let attacker: { url: string; close: () => void };

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'attacks-'));
  for (const copy of copies) {
    cpSync(storybook, join(folder, copy), { recursive: true });
    rmSync(join(folder, copy, '_headers'));
  }
  for (const page of ['iframe.html', 'index.html']) {
    const path = join(folder, 'unguarded', page);
    const html = readFileSync(path, 'utf8');
    expect(html, `${page} holds the guard`).toContain(guard);
    writeFileSync(path, html.replace(guard, ''));
  }
  victim = await serveFolder(folder, 0);
  attacker = await serveAttacker();
});

test.afterAll(() => {
  victim.close();
  attacker.close();
  rmSync(folder, { recursive: true });
});

const attackerPage = readFileSync('tests/support/attacker.html');

/** Another port is another origin, and the same site: browsers keep the stores of framed other sites apart. */
async function serveAttacker() {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(attackerPage);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

const storyId = 'components-hero--default';

/** A message that makes the hero's lead a React element, whose HTML runs a script. */
const takeover = JSON.stringify({
  key: 'storybook-channel',
  event: {
    type: 'updateStoryArgs',
    args: [
      {
        storyId,
        updatedArgs: {
          lead: {
            $$typeof: '_gsymbol_react.transitional.element',
            type: 'div',
            key: null,
            ref: null,
            props: {
              dangerouslySetInnerHTML: {
                __html: '<img src="x:" onerror="document.documentElement.dataset.taken = origin">',
              },
            },
          },
        },
      },
    ],
  },
});

/** A message that has the manager show another page. */
const redirection = JSON.stringify({
  key: 'storybook-channel',
  event: { type: 'navigateUrl', args: ['?path=/settings/about'] },
});

interface Orders {
  way: 'popup' | 'frame' | 'upward';
  /** The window that is opened, or the first frame in it. */
  aim?: 'outer' | 'inner';
  address?: string;
  message: string;
}

const ordersFor = (orders: Orders) =>
  `${attacker.url}?${encodeURIComponent(JSON.stringify(orders))}`;

/** Opens the attacker's page, clicks once, and gives the frame that gets the messages. */
async function attack(page: Page, orders: Orders) {
  const address = victim.url + orders.address;
  await page.goto(ordersFor({ ...orders, address }));
  const popup = orders.way === 'popup' ? page.waitForEvent('popup') : page;
  await page.getByRole('button').click();
  const opened = await popup;
  const aimedAt = orders.aim === 'inner' ? `${new URL('.', address).href}iframe.html` : address;
  const find = () => opened.frames().find((frame) => frame.url().startsWith(aimedAt));
  await expect.poll(() => Boolean(find())).toBe(true);
  return find() as Frame;
}

/** Until a hundred more messages are on their way, two seconds of them. */
async function keepFiring(from: Page | Frame) {
  const sent = () => from.evaluate(() => (window as unknown as { sent: number }).sent);
  const before = await sent();
  await expect.poll(sent).toBeGreaterThan(before + 100);
}

const preview = `iframe.html?id=${storyId}&viewMode=story`;
const manager = `index.html?path=/story/${storyId}`;

const takeovers: Record<string, Omit<Orders, 'message'>> = {
  'a popup of a story': { way: 'popup', address: preview },
  'a frame of a story': { way: 'frame', address: preview },
  'the preview in a popup of the manager': { way: 'popup', aim: 'inner', address: manager },
  'the preview in a frame of the manager': { way: 'frame', aim: 'inner', address: manager },
};

for (const [name, orders] of Object.entries(takeovers)) {
  test(`no page of another origin runs its script in ${name}`, async ({ page }) => {
    const start = (copy: string) =>
      attack(page, { ...orders, address: `${copy}/${orders.address}`, message: takeover });

    await test.step('without the guard it does', async () => {
      const frame = await start('unguarded');
      const taken = () => frame.evaluate(() => document.documentElement.dataset.taken);
      await expect.poll(taken).toBe(new URL(victim.url).origin);
    });

    await test.step('with it the story stays as it is', async () => {
      const frame = await start('guarded');
      const heading = frame.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await keepFiring(page);
      await expect(heading).toBeVisible();
      await expect(frame.locator('html')).not.toHaveAttribute('data-taken');
    });
  });
}

test('a page of another origin that stands where the preview was cannot steer the manager', async ({
  page,
}) => {
  /** Frames the manager, then puts the attacker into the frame of the preview. */
  async function replacePreview(copy: string) {
    const frame = await attack(page, {
      way: 'frame',
      address: `${copy}/${manager}`,
      message: '',
    });
    await expect(frame.getByRole('link', { name: 'Introduction' })).toBeVisible();
    const upward = ordersFor({ way: 'upward', message: redirection });
    await page.evaluate((address) => {
      const inner = window[0]?.[0];
      if (inner) inner.location.href = address;
    }, upward);
    return frame;
  }

  await test.step('without the guard it does', async () => {
    const frame = await replacePreview('unguarded');
    await expect.poll(() => frame.url()).toContain('/settings/about');
  });

  await test.step('with it the manager stays where it is', async () => {
    const frame = await replacePreview('guarded');
    await expect.poll(() => frame.childFrames()[0]?.url()).toContain(attacker.url);
    await keepFiring(frame.childFrames()[0] as Frame);
    expect(frame.url()).toContain(storyId);
  });
});

test('a page that another site puts into a frame shows nothing, and on its own it shows', async ({
  page,
}) => {
  cpSync(siteFolder, join(folder, 'site'), { recursive: true });
  rmSync(join(folder, 'site', '_headers'));
  const site = await serveFolder(join(folder, 'site'), 0);
  const heading = { name: headings.contact, level: 1 };

  await page.goto(ordersFor({ way: 'frame', address: `${site.url}contact`, message: '' }));
  await page.getByRole('button').click();
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1] as Frame;
  await expect(frame.locator('h1')).toBeAttached();
  await frame.waitForLoadState();
  await expect(frame.locator('h1')).toBeHidden();

  await page.goto(`${site.url}contact`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  site.close();
});
