import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { readSettings } from '../../../build/settings.mjs';
import { mailKeys } from '../../../src/contact/mailService.mjs';
import { madeUpKeys } from '../../../tools/test-sites.mjs';

const complete = { ...madeUpKeys, VITE_SITE_URL: 'https://www.example.com' };
const [someKey] = mailKeys;

test('complete settings: nothing to say, and no blanks', () => {
  const { settings, errors, warnings } = readSettings({
    ...complete,
    VITE_SITE_URL: ' https://www.example.com/trial/ ',
  });
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
  expect(settings.VITE_SITE_URL).toBe('https://www.example.com/trial/');
});

for (const url of [
  'www.example.com',
  'https://www.example.com/?page=1',
  'https://user:secret@www.example.com',
  'https://www.example.com/#top',
  'ftp://www.example.com',
  'javascript:alert(1)',
]) {
  test(`${url} is not an address of a site: one line says so`, () => {
    const { errors } = readSettings({ ...complete, VITE_SITE_URL: url });
    expect(errors).toEqual([expect.stringMatching(/^VITE_SITE_URL must be like .+$/)]);
  });
}

for (const yes of ['true', 'TRUE', '1', 'yes', 'Yes', 'on', ' true ']) {
  test(`VITE_REQUIRE_MAIL=${yes}: no site without the keys, and a key of blanks is none`, () => {
    const { errors } = readSettings({
      ...complete,
      [someKey]: '  ',
      VITE_REQUIRE_MAIL: yes,
    });
    expect(errors).toEqual([expect.stringContaining(`${someKey} is not set: `)]);
  });
}

test('VITE_REQUIRE_MAIL=maybe is refused, not guessed', () => {
  const { errors } = readSettings({ ...complete, VITE_REQUIRE_MAIL: 'maybe' });
  expect(errors).toEqual([expect.stringMatching(/^VITE_REQUIRE_MAIL must be true or false/)]);
});

test('without any settings a site is built, and each that is missing has a line', () => {
  const { errors, warnings } = readSettings({});
  expect(errors).toEqual([]);
  expect(warnings).toHaveLength(1 + mailKeys.length);
});

test('a wrong setting stops before anything is built, without a stack', () => {
  const { status, stderr } = spawnSync(process.execPath, ['build/build.mjs', 'dist-never'], {
    env: { ...process.env, ...complete, VITE_SITE_URL: 'www.example.com' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('VITE_SITE_URL');
  expect(stderr).not.toContain('    at ');
});

for (const port of ['abc', '0', '99999', '-1', '80.5']) {
  test(`PORT=${port}: one line says what a port is`, () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/serve.mjs'], {
      env: { ...process.env, PORT: port },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`PORT must be a whole number from 1 to 65535, not "${port}".`);
  });
}
