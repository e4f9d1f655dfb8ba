import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { headersFor, parseHeaders } from '../../../build/headers.mjs';
import { mailOrigin } from '../../../src/contact/mailService.mjs';
import { company } from '../../../src/content/company';
import { routes } from '../../../src/routes';
import { policyIn } from '../../../tools/live/read.mjs';
import { testSites } from '../../../tools/test-sites.mjs';
import { publicSiteUrl, siteFolder } from '../../support/sites';

/**
 * The files that the build writes for hosts. `security.spec.ts` sees what browsers make of it,
 * `preview-server.spec.ts` what our server does.
 */

const pages = [...routes.map(({ path }) => path), '/seminars/'];
const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const rules = parseHeaders(read('_headers'));
const policyOf = (path: string) => headersFor(rules, path)['content-security-policy'];

test('every address comes with every security header', () => {
  const others = ['/no-such-page', '/share/home.jpg', '/favicon.svg', '/assets/gone.js'];
  for (const path of [...pages, ...others]) {
    expect(headersFor(rules, path), path).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=63072000; includeSubDomains/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

test('a page says its policy twice: to hosts with headers, and without', () => {
  for (const path of pages) {
    const file = `${path.endsWith('/') ? `${path}index` : path}.html`;
    const policy = policyOf(path);
    expect(policy, path).toContain("frame-ancestors 'none'; ");
    expect(policyIn(read(file)), path).toBe(policy?.replace("frame-ancestors 'none'; ", ''));
  }
  expect(policyIn(read('404.html')), 'of unknown addresses').toContain("default-src 'none'");
});

test('the policy allows nothing but what the site is made of', () => {
  const policy = policyOf('/') ?? '';
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  const { 'script-src': scripts = [], 'style-src': styles = [], ...rest } = directives;
  expect(rest).toEqual({
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", mailOrigin],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
  expect(scripts, 'one inline script on all pages').toEqual([
    "'self'",
    expect.stringMatching(/^'sha256-/),
  ]);
  for (const style of styles.slice(1)) expect(style).toMatch(/^'sha256-/);
});

test('hashed files are cached for a year, icons for a day, pages are revalidated', () => {
  const lifetime = (path: string) => headersFor(rules, path)['cache-control'];
  const packed = /\.(br|gz)$/;
  for (const name of readdirSync(join(siteFolder, 'assets')).filter((one) => !packed.test(one))) {
    expect(lifetime(`/assets/${name}`), name).toBe('public, max-age=31536000, immutable');
  }
  const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(read('index.html')) ?? [];
  expect(lifetime(icon), icon).toBe('public, max-age=86400');
  for (const path of pages) expect(lifetime(path), path).toBe('no-cache, no-transform');
});

test('hosts are told the same in their own formats, within their limits', () => {
  const headers = read('_headers');
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
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  for (const path of [...pages, '/storybook/iframe.html', ...files.map((name) => `/${name}`)]) {
    for (const [name, value] of Object.entries(headersFor(rules, path))) {
      const given = rules.some(({ headers }) => Object.values(headers).includes(value));
      expect(given, `${name} of ${path}`).toBe(true);
    }
  }
});

test('a missing script is never kept, even where rules are for missing files, too', () => {
  expect(headersFor(rules, '/assets/gone.js')).not.toHaveProperty('cache-control');
});

test('security.txt says where to report a hole, and not for more than a year', () => {
  const name = '.well-known/security.txt';
  const [contact, expires, language, ...rest] = read(name).split('\n');
  expect([contact, language, ...rest]).toEqual([
    `Contact: mailto:${company.supportEmail}`,
    'Preferred-Languages: en',
    '',
  ]);
  const days = (Date.parse(expires?.replace('Expires: ', '') ?? '') - Date.now()) / 86_400_000;
  expect(days, 'set a later securityContactUntil in src/content/company.ts').toBeGreaterThan(30);
  expect(days).toBeLessThan(365);

  const { configured, subpath } = testSites;
  const configuredText = readFileSync(join(configured.folder, name), 'utf8');
  expect(configuredText).toContain(`\nCanonical: ${publicSiteUrl}/${name}\n`);
  expect(existsSync(join(subpath.folder, name)), 'below a path').toBe(false);
});
