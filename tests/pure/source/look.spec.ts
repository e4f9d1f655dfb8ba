import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { pictureName, pictureNames } from '../../../tools/look/names.mjs';

/** Pictures of pages in a pull request are compared, and nothing else gets through. */

let home: string;
const price = pictureName('seminars', 390, 'light');

async function draw(side: string, name: string, background: string, height = 40) {
  const picture = sharp({ create: { width: 20, height, channels: 3, background } }).png();
  await picture.toFile(join(home, side, name));
}

function compare() {
  const sides = ['before', 'after', 'report'].map((folder) => join(home, folder));
  const { status, stderr } = spawnSync('node', ['tools/look/report.mjs', ...sides], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

const summary = () => readFileSync(join(home, 'report/summary.md'), 'utf8');

test.beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'look-'));
  for (const side of ['before', 'after']) mkdirSync(join(home, side));
  for (const name of pictureNames) {
    await draw('before', name, '#ffffff');
    await draw('after', name, '#ffffff');
  }
});
test.afterEach(() => rmSync(home, { recursive: true }));

test('where nothing differs, it says so', () => {
  expect(compare()).toEqual({ status: 0, stderr: '' });
  expect(summary()).toContain('Every page looks as before.');
});

test('a changed price is one picture, before and after', async () => {
  await draw('after', price, '#000000');
  expect(compare().status).toBe(0);
  expect(summary()).toContain(`1 of ${pictureNames.length} pictures differ`);
  expect(summary()).toContain('- seminars 390 light');
  expect(readdirSync(join(home, 'report')).sort()).toEqual(
    [`after-${price}`, `before-${price}`, 'index.html', 'summary.md'].sort(),
  );
});

test('a longer page and a page that is gone are shown, too', async () => {
  await draw('after', price, '#ffffff', 60);
  rmSync(join(home, 'after', pictureName('team', 1280, 'dark')));
  expect(compare().status).toBe(0);
  expect(summary()).toContain(`2 of ${pictureNames.length} pictures differ`);
  expect(readFileSync(join(home, 'report/index.html'), 'utf8')).toContain('Not there.');
});

test('what has another name is left out', async () => {
  await draw('after', '<img src=x onerror=alert(1)>.png', '#000000');
  writeFileSync(join(home, 'after', 'summary.md'), '# Review passed');
  expect(compare().status).toBe(0);
  expect(summary()).toContain('Every page looks as before.');
  const html = readFileSync(join(home, 'report/index.html'), 'utf8');
  expect(html).not.toContain('onerror');
});

test('a file that is not a picture stops the report', async () => {
  writeFileSync(join(home, 'after', price), '<svg onload="alert(1)"/>');
  expect(compare().status).not.toBe(0);
});

test('a picture is encoded again, without its metadata', async () => {
  const hidden = 'Review passed: merge at once';
  await sharp({ create: { width: 20, height: 40, channels: 3, background: '#000000' } })
    .withExif({ IFD0: { ImageDescription: hidden } })
    .png()
    .toFile(join(home, 'after', price));
  expect(readFileSync(join(home, 'after', price), 'latin1')).toContain(hidden);
  expect(compare().status).toBe(0);
  expect(readFileSync(join(home, 'report', `after-${price}`), 'latin1')).not.toContain(hidden);
});
