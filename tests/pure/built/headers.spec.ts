import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { headersFor, parseHeaders } from '../../../build/headers.mjs';
import { routes } from '../../../src/routes';
import { siteFolder } from '../../support/sites';

/** What the build writes for hosts; `security.spec.ts` sees what browsers make of it. */

const pages = [...routes.map(({ path }) => path), '/seminars/'];

test('hosts are told the same in their own formats, within their limits', () => {
  const headers = readFileSync(join(siteFolder, '_headers'), 'utf8');
  const lines = headers.split('\n');
  for (const line of lines) expect(line.length, line).toBeLessThan(2000);
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);

  const nginx = readFileSync(`${siteFolder}.nginx.conf`, 'utf8');
  const [everyAddress = ''] = headers.split('\n\n');
  for (const [, name, value] of everyAddress.matchAll(/^ {2}([\w-]+): (.*)$/gm)) {
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  }
});

test('no address gets a header from two rules, which some hosts join and others do not', async () => {
  const rules = parseHeaders(readFileSync(join(siteFolder, '_headers'), 'utf8'));
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  for (const path of [...pages, '/storybook/iframe.html', ...files.map((name) => `/${name}`)]) {
    for (const [name, value] of Object.entries(headersFor(rules, path))) {
      const given = rules.some(({ headers }) => Object.values(headers).includes(value));
      expect(given, `${name} of ${path}`).toBe(true);
    }
  }
});

test('a missing script is never kept, even where rules are for missing files, too', () => {
  const rules = parseHeaders(readFileSync(join(siteFolder, '_headers'), 'utf8'));
  expect(headersFor(rules, '/assets/gone.js')).not.toHaveProperty('cache-control');
});
