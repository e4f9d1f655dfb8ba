import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { steps } from '../tools/live/steps.mjs';
import { walk } from '../tools/live/walk.mjs';
import { testSites } from '../tools/test-sites.mjs';
import {
  type Change,
  cloudflarePages,
  deployment,
  gitHubPages,
  hideAddresses,
  hidingCloudflarePages,
  isHtml,
  scriptOf,
} from './support/deployments';
import {
  configuredSiteUrl,
  publicSiteUrl,
  subpathPublicUrl,
  subpathSiteUrl,
} from './support/sites';

/** What `npm run test:live` says of deployed sites, good and broken. No browser takes part. */

async function mistakesOf(change?: Change, address = publicSiteUrl) {
  const request = deployment(address, configuredSiteUrl, change);
  const { findings } = await walk(address, { request });
  return findings.filter(({ wrong }) => wrong);
}

async function notesOf(change: Change) {
  const request = deployment(publicSiteUrl, configuredSiteUrl, change);
  const { findings } = await walk(publicSiteUrl, { request });
  return findings.filter(({ wrong }) => !wrong).map(({ text }) => text);
}

test('a good deployment has nothing to mend', async () => {
  expect(await mistakesOf()).toEqual([]);
  expect(await notesOf(() => undefined)).toEqual([]);
});

test('nor has nginx, which sends one policy for all pages', async () => {
  const example = readFileSync(`${testSites.configured.folder}.nginx.conf`, 'utf8');
  const policy = /default "(default-src [^"]*)"/.exec(example)?.[1] ?? '';
  const mistakes = await mistakesOf(({ headers }) =>
    isHtml(headers) ? { headers: { ...headers, 'content-security-policy': policy } } : undefined,
  );
  expect(policy.match(/sha256/g)?.length).toBeGreaterThan(5);
  expect(mistakes).toEqual([]);
});

test('nor has GitHub Pages, whose limits are worth knowing', async () => {
  expect(await mistakesOf(gitHubPages)).toEqual([]);
  expect(await notesOf(gitHubPages)).toEqual([
    expect.stringContaining('For 10 minutes after a change'),
    expect.stringContaining('Browsers ask again for scripts'),
    expect.stringContaining('no policy'),
    expect.stringContaining("none of the site's security headers"),
  ]);
});

test('nor has Cloudflare Pages, once it no longer hides mail addresses', async () => {
  expect(await mistakesOf(cloudflarePages)).toEqual([]);
  expect(await notesOf(cloudflarePages)).toEqual([]);
});

test('where Cloudflare hides them, pages forbid it, which the page of unknown addresses cannot', async () => {
  const [first] = await mistakesOf(hidingCloudflarePages);
  expect(first).toMatchObject({
    step: 'host',
    text: expect.stringMatching(/: \/404\.html \(by Cloud/),
  });
});

const script = scriptOf(testSites.configured.folder);
const day = 'public, max-age=86400';
const storybook = '<!doctype html><title>Storybook</title>';

/** Deployments that are broken in one way each, and what is said first. */
const broken: Record<string, { change: Change; step: keyof typeof steps; says: RegExp }> = {
  'unknown addresses show the home page': {
    change: ({ status }) => (status === 404 ? { status: 200 } : undefined),
    step: 'host',
    says: /^\/no-such-page answers with status 200 instead of 404/,
  },
  'a script has one blank more': {
    change: ({ path, body }) => (path === script ? { body: `${String(body)} ` } : undefined),
    step: 'host',
    says: new RegExp(`^Changed since the build.*: ${script}\\.$`),
  },
  'the keys of the mail service are missing': {
    change: ({ path, body }) =>
      path === '/release.json'
        ? { body: String(body).replace('"mail":true', '"mail":false') }
        : undefined,
    step: 'mail',
    says: /^This build has no keys of the mail service/,
  },
  'browsers keep pages for a day': {
    change: ({ headers }) =>
      isHtml(headers) ? { headers: { ...headers, 'cache-control': day } } : undefined,
    step: 'host',
    says: /^For 24 hours after a change, browsers may still show the old \//,
  },
  'a page names another site': {
    change: ({ path, body }) =>
      path === '/team'
        ? { body: String(body).replace(/(canonical" href="https:\/\/)[^/]*/, '$1other.example') }
        : undefined,
    step: 'address',
    says: /^\/team tells search engines that it lives at https:\/\/other\.example\/team\.$/,
  },
  'the Storybook below the site may be listed': {
    change: ({ path }) =>
      path === '/storybook/'
        ? { status: 200, headers: { 'content-type': 'text/html' }, body: storybook }
        : undefined,
    step: 'storybook',
    says: /^Search engines may list the Storybook/,
  },
  'a script is missing': {
    change: ({ path }) => (path === script ? { status: 404, headers: {}, body: '' } : undefined),
    step: 'publish',
    says: new RegExp(`^Missing: ${script}\\.$`),
  },
  'mail addresses are hidden': {
    change: ({ headers, body }) =>
      isHtml(headers) ? { body: hideAddresses(String(body)) } : undefined,
    step: 'host',
    says: /^Changed since the build.*\(by Cloudflare\)/,
  },
  'a worker of a former site is still there': {
    change: ({ path }) =>
      path === '/sw.js' ? { body: 'addEventListener("fetch", old)' } : undefined,
    step: 'host',
    says: /^Changed since the build.*: \/sw\.js\.$/,
  },
  'the policy is that of another build': {
    change: ({ headers }) => {
      const policy = headers['content-security-policy'];
      if (!policy) return undefined;
      const other = policy.replace(/'sha256-[^']*'/, "'sha256-other'");
      return { headers: { ...headers, 'content-security-policy': other } };
    },
    step: 'host',
    says: /^The policy is that of another build.* code of \/, /,
  },
  'a policy allows more': {
    change: ({ headers }) => {
      const policy = headers['content-security-policy']?.replace(
        "'self'",
        "'self' https://ads.example",
      );
      return policy ? { headers: { ...headers, 'content-security-policy': policy } } : undefined;
    },
    step: 'host',
    says: /^The policy allows more than the site needs: script-src https:\/\/ads\.example\.$/,
  },
  'a header is missing': {
    change: ({ path, headers }) =>
      path === '/team' ? { headers: { ...headers, 'x-content-type-options': '' } } : undefined,
    step: 'host',
    says: /^The header x-content-type-options is missing or another one at \/team\.$/,
  },
  'calendar files are plain text': {
    change: ({ path, headers }) =>
      path.endsWith('.ics') ? { headers: { ...headers, 'content-type': 'text/plain' } } : undefined,
    step: 'host',
    says: /^Files ending in \.ics are announced as text\/plain/,
  },
  'a trial address keeps search engines away': {
    change: ({ headers }) => ({ headers: { ...headers, 'x-robots-tag': 'noindex' } }),
    step: 'domain',
    says: /^\/ asks search engines to leave it out/,
  },
  'another site is online': {
    change: ({ path }) => (path === '/release.json' ? { status: 404, body: '' } : undefined),
    step: 'publish',
    says: /release\.json is missing/,
  },
};

for (const [name, { change, step, says }] of Object.entries(broken)) {
  test(`${name}: that is said first, with its step`, async () => {
    const [first] = await mistakesOf(change);
    expect(first).toMatchObject({
      step,
      text: expect.stringMatching(says),
    });
  });
}

test('a build for another address says so first', async () => {
  const [first] = await mistakesOf(undefined, 'https://www.other.example');
  expect(first).toMatchObject({ step: 'address', text: expect.stringContaining(publicSiteUrl) });
});

test('a site in another place than it was built for says so alone', async () => {
  const request = deployment(subpathPublicUrl, subpathSiteUrl, ({ path }) =>
    path.startsWith('/trial') ? { status: 404, headers: {}, body: '' } : undefined,
  );
  // The files of the site below a path, put at the root of the host.
  const misplaced: typeof request = async (url, method) => {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/trial')) return request(url, method);
    return fetch(subpathSiteUrl + pathname);
  };
  const { findings } = await walk(subpathPublicUrl, { request: misplaced });
  expect(findings).toEqual([
    {
      wrong: true,
      step: 'address',
      text: expect.stringContaining('built to lie below /trial/ and lies below /'),
    },
  ]);
});

test('in its place below a path, that site lacks the keys alone', async () => {
  const request = deployment(subpathPublicUrl, subpathSiteUrl, gitHubPages);
  const { findings } = await walk(subpathPublicUrl, { request });
  expect(findings.filter(({ wrong }) => wrong).map(({ step }) => step)).toEqual(['mail']);
});

test('a name that nobody knows, a closed port, a certificate that is refused', async () => {
  for (const code of ['ENOTFOUND', 'ECONNREFUSED', 'DEPTH_ZERO_SELF_SIGNED_CERT']) {
    const request = () => Promise.reject(new TypeError('fetch failed', { cause: { code } }));
    const { findings } = await walk(publicSiteUrl, { request });
    expect(findings).toEqual([
      { wrong: true, step: 'domain', text: expect.stringContaining('Nothing answers') },
    ]);
  }
});

test('the steps are those of the guide', () => {
  const guide = readFileSync('docs/going-live.md', 'utf8');
  for (const { number, name } of Object.values(steps)) {
    expect(guide).toContain(`\n## ${number}. ${name}\n`);
  }
});
