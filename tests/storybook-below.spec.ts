import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { layoutText } from '../src/content/layout';
import { serveFolder } from '../tools/static-server.mjs';
import { contactForm } from './support/contactForm';
import { copySite } from './support/copySite';
import { openPage } from './support/openPage';
import { siteFolder } from './support/sites';
import { watchComplaints } from './support/violations';

/** The Storybook below the site, as `publish.yml` puts it there for owners who ask for it, under the site's own `_headers`. */

const storybook = 'storybook-static';
test.skip(!existsSync(storybook), 'The Storybook is not built: "npm run build-storybook" does it.');
test.describe.configure({ mode: 'serial' });

let folder: string;
let server: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  copySite(join(folder, 'site'), { site: siteFolder, storybook });
  server = await serveFolder(join(folder, 'site'), 0);
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

for (const [address, text] of Object.entries({
  'storybook?path=/story/pages-contact--desktop': 'Send Message',
  'storybook/?path=/docs/components-hero--docs': 'Hero',
  // Sends to the mail service, for which the story's service worker answers.
  'storybook/?path=/story/components-contactform--form-sent-and-cleared': 'Message Sent!',
})) {
  test(`/${address} is drawn, and nothing it does is refused`, async ({ page }) => {
    const { violations } = await watchComplaints(page);
    await page.goto(server.url + address);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.getByText(text).filter({ visible: true }).first()).toBeVisible();
    // A story has played by then; documentation has no phases.
    await page.frame({ url: /iframe\.html/ })?.waitForFunction(() => {
      const { phase = 'finished' } = globalThis.__STORYBOOK_PREVIEW__.currentRender ?? {};
      return phase === 'finished';
    });
    expect(violations).toEqual([]);
  });
}

test('no other site shows it in a frame', async ({ request }) => {
  const headers = (await request.get(`${server.url}storybook/iframe.html`)).headers();
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
});

test('search engines leave it out, on hosts with and without headers', async ({ request }) => {
  for (const path of ['', 'iframe.html', 'prerendered/index.html']) {
    const answer = await request.get(`${server.url}storybook/${path}`);
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"');
  }
});

test('stories leave what a visitor has on the site as it is', async ({ page }) => {
  const stored = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  await openPage(page, `${server.url}contact`);
  await page.getByRole('combobox', { name: layoutText.schemes.label }).selectOption('dark');
  const form = contactForm(page);
  await form.message.fill('A visitor wrote this');
  await expect.poll(stored).toContain('A visitor wrote this');
  const before = JSON.parse(await stored());

  for (const id of ['components-contactform--failed', 'components-hero--default']) {
    await page.goto(`${server.url}storybook/iframe.html?id=${id}&viewMode=story`);
    await page.waitForFunction(
      () => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    );
    const [session, local] = JSON.parse(await stored());
    expect(session, id).toMatchObject(before[0]);
    expect(local, id).toMatchObject(before[1]);
  }

  await openPage(page, `${server.url}contact`);
  await expect(form.message).toHaveValue('A visitor wrote this');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});
