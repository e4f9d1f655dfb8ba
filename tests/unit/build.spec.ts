import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pageStyles } from '../../build/page-styles.mjs';
import { writeComplete } from '../../build/pictures.mjs';
import { readSettings } from '../../build/settings.mjs';
import { mailKeys } from '../../src/contact/mailService.mjs';
import { sites } from '../../tools/sites.mjs';

const complete = sites.configured.env;

test('complete settings give no warning, and lose their blanks', () => {
  const { settings, errors, warnings } = readSettings({
    ...complete,
    VITE_SITE_URL: ' https://www.example.com/trial/ ',
    HOME: '/root',
  });
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
  expect(settings).toMatchObject({ VITE_SITE_URL: 'https://www.example.com/trial/' });
  expect(settings).not.toHaveProperty('HOME');
});

test('an address that is none gives one line that says so', () => {
  for (const url of [
    'www.example.com',
    'https://www.example.com/?page=1',
    'https://user:secret@www.example.com',
    'https://www.example.com/#top',
    'ftp://www.example.com',
    'https://www.example.com//trial',
  ]) {
    const { errors } = readSettings({ ...complete, VITE_SITE_URL: url });
    expect(errors, url).toEqual([expect.stringMatching(/^VITE_SITE_URL must be like .+$/)]);
  }
});

test('a site that goes online has keys for its form, and a key of blanks is none', () => {
  const lacking = { ...complete, [mailKeys[0]]: '  ' };
  const line = expect.stringContaining(`${mailKeys[0]} is not set: `);
  expect(readSettings({ ...lacking, VITE_REQUIRE_MAIL: ' true ' }).errors).toEqual([line]);
  const offline = readSettings({ ...lacking, VITE_REQUIRE_MAIL: 'false' });
  expect(offline).toMatchObject({ errors: [], warnings: [line] });
  const { errors } = readSettings({ ...complete, VITE_REQUIRE_MAIL: 'maybe' });
  expect(errors).toEqual([expect.stringMatching(/^VITE_REQUIRE_MAIL must be true or false/)]);
});

test('settings that are missing or unknown give a warning each', () => {
  const missing = readSettings({});
  expect(missing.errors).toEqual([]);
  expect(missing.warnings).toHaveLength(1 + mailKeys.length);
  const { warnings } = readSettings({ ...complete, VITE_SITEURL: 'https://www.example.com' });
  expect(warnings).toEqual([expect.stringMatching(/^VITE_SITEURL is not a .+VITE_SITE_URL/)]);
});

test('an interrupted build leaves no cut picture in the cache', async () => {
  const file = test.info().outputPath('picture.avif');
  async function* cut() {
    yield 'the first half';
    throw new Error('The build is stopped.');
  }
  await expect(writeComplete(file, cut())).rejects.toThrow('stopped');
  expect(readdirSync(test.info().outputPath())).not.toContain('picture.avif');
  await writeComplete(file, 'all of it');
  expect(readdirSync(test.info().outputPath())).toContain('picture.avif');
});

test('who runs by the clock and is red says so in an issue', () => {
  const folder = '.github/workflows';
  const runs = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const byTheClock = runs.filter((text) => text.includes('schedule:'));
  expect(byTheClock).toHaveLength(2);
  for (const text of byTheClock) expect(text).toContain('uses: ./.github/workflows/tell.yml');
});

test('the styles of a page begin with the fonts, hold no nested rule, and keep the order', () => {
  const fonts = '/* Made by hand. */@font-face{font-family:"$&"}';
  expect(pageStyles('.a{top:0}', fonts)).toBe('@font-face{font-family:"$&"}.a{top:0}');
  const nested = '.a{color:red;label&{top:0}@media print{&:hover{color:#000}}}.a{color:#00f}';
  const styles = pageStyles(nested, '');
  expect(styles).not.toContain('&');
  expect(styles).toContain('label.a{top:0}');
  expect(styles.indexOf('.a:hover')).toBeLessThan(styles.lastIndexOf('.a{color'));
});
