import { spawnSync } from 'node:child_process';
import { type APIResponse, expect, type Page, test } from '@playwright/test';
import { mailKeys, mailOrigin } from '../src/contact/mailService.mjs';
import { company } from '../src/content/company';
import { layoutText } from '../src/content/layout';
import { noticeAreaText } from '../src/content/notices';
import { routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { policyIn } from '../tools/live/read.mjs';
import { testSites } from '../tools/test-sites.mjs';
import { contactForm, text } from './support/contactForm';
import { openPage } from './support/openPage';
import { configuredSiteUrl, publicSiteUrl, subpathSiteUrl } from './support/sites';
import { watchComplaints } from './support/violations';

/** What the site tells browsers to refuse; that it needs none of it itself is in the smoke test. */

const pages = [...routes.map(({ path }) => path), '/seminars/'];
const everywhere = [
  ...pages,
  '/no-such-page',
  '/share/home.jpg',
  '/favicon.svg',
  '/assets/gone.js',
];

for (const address of everywhere) {
  test(`${address} comes with every security header`, async ({ request }) => {
    const headers = (await request.get(address)).headers();
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=63072000; includeSubDomains/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
}

const policyInHead = async (response: APIResponse) => policyIn(await response.text());

for (const address of pages) {
  test(`${address} says its policy twice: to hosts with headers, and without`, async ({
    request,
  }) => {
    const response = await request.get(address);
    const policy = response.headers()['content-security-policy'];
    expect(policy).toContain("frame-ancestors 'none'; ");
    expect(await policyInHead(response)).toBe(policy?.replace("frame-ancestors 'none'; ", ''));
  });
}

test('the page of unknown addresses has a policy, too', async ({ request }) => {
  expect(await policyInHead(await request.get('/no/such/page'))).toContain("default-src 'none'");
});

test('the policy allows nothing but what the site is made of', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
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

test('hashed files are kept for good, pages are asked for again', async ({ page, request }) => {
  const assets: string[] = [];
  page.on('request', (sent) => assets.push(sent.url()));
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  const lifetime = async (url: string) => (await request.get(url)).headers()['cache-control'];
  for (const url of assets.filter((asset) => asset.includes('/assets/'))) {
    expect(await lifetime(url), url).toBe('public, max-age=31536000, immutable');
  }
  for (const { path } of routes) expect(await lifetime(path), path).toBe('no-cache, no-transform');
});

test('a build for publishing stops where the form could not send', () => {
  const env = { ...process.env, ...testSites.plain.env, VITE_REQUIRE_MAIL: 'true' };
  const { status, stderr } = spawnSync(process.execPath, ['build/build.mjs', 'dist-unbuilt'], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of mailKeys) expect(stderr).toContain(`${name} is not set`);
});

test.describe('what does not belong to the site is refused', () => {
  /** Serves a page of the site, headers and all, with something put into it. */
  async function openWith(page: Page, injected: string) {
    const { violations } = await watchComplaints(page);
    await page.route('/team', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</main>', `${injected}</main>`);
      await route.fulfill({ response, body });
    });
    await openPage(page, '/team');
    return violations;
  }

  const marks = (page: Page) =>
    page.evaluate(() => Object.keys(window).filter((key) => key === 'mark'));

  test('what is put into the HTML', async ({ page }) => {
    const refusals = {
      '<script>window.mark = 1</script>': 'script-src-elem inline',
      '<img src="/favicon.svg" alt="" onload="window.mark = 1">': 'script-src-attr inline',
      '<script src="https://example.com/x.js"></script>':
        'script-src-elem https://example.com/x.js',
      '<p style="position: fixed">x</p>': 'style-src-attr inline',
      '<img src="https://example.com/x.png" alt="">': 'img-src https://example.com/x.png',
      '<iframe src="https://example.com/"></iframe>': 'frame-src https://example.com',
      '<base href="https://example.com/">': 'base-uri https://example.com',
    };
    const violations = await openWith(page, Object.keys(refusals).join(''));
    for (const [injected, refusal] of Object.entries(refusals)) {
      await expect.poll(() => violations.join('\n'), injected).toContain(refusal);
    }
    expect(await marks(page)).toEqual([]);
  });

  test('text that becomes code or markup', async ({ page }) => {
    await openPage(page, '/');
    const refused = await page.evaluate(async () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      const tries = {
        code: () => Reflect.construct(Function, ['return 1']),
        markup: () => {
          document.createElement('div').innerHTML = '<b>x</b>';
        },
        script: () => {
          document.createElement('script').textContent = 'window.mark = 1';
        },
        exception: () => trustedTypes.createPolicy('own', {}),
      };
      // Later, since what a test runs at once is exempt from the policy.
      await new Promise(requestAnimationFrame);
      return Object.entries(tries).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} went through`;
        } catch {
          return name;
        }
      });
    });
    expect(refused).toEqual(['code', 'markup', 'script', 'exception']);
  });

  test('a message to another host', async ({ page }) => {
    await openPage(page, '/');
    const answer = await page.evaluate(() =>
      fetch('https://example.com/', { mode: 'no-cors' }).then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(answer).toBe('refused');
  });

  test('being shown in a frame of another site', async ({ page, baseURL }) => {
    await page.route('http://other.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
    );
    await page.goto('http://other.example/');
    await expect
      .poll(() =>
        page
          .frames()
          .map((frame) => frame.url())
          .join(),
      )
      .toContain('chrome-error');
  });
});

test('every variable that a style refers to has a value', async ({ page }) => {
  const missing = async () =>
    page.evaluate(() => {
      const values = getComputedStyle(document.documentElement);
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const rules = sheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
      const names = [...rules.join('\n').matchAll(/var\((--mui-[\w-]+)\)/g)].map(
        ([, name = '']) => name,
      );
      return [...new Set(names)].filter((name) => values.getPropertyValue(name) === '');
    });
  await page.setViewportSize(screens.phone);
  for (const { path } of routes) {
    await openPage(page, path);
    expect(await missing(), path).toEqual([]);
    if (path === '/') {
      await page.getByRole('button', { name: layoutText.openMenu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await missing(), 'with the menu').toEqual([]);
    }
    if (path === '/seminars') {
      await page
        .getByRole('button', { name: /^Register Now/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: noticeAreaText.dismiss })).toBeVisible();
      expect(await missing(), 'with a notice').toEqual([]);
    }
    if (path === '/contact') {
      await contactForm(page).send.click();
      await expect(page.getByText(text.fields.user_name.missing)).toBeVisible();
      expect(await missing(), 'with a refused form').toEqual([]);
    }
  }
});

test('security.txt says where to report a hole, and not for more than a year', async ({
  request,
}) => {
  const address = '/.well-known/security.txt';
  const [contact, expires, language, ...rest] = (await (await request.get(address)).text()).split(
    '\n',
  );
  expect([contact, language, ...rest]).toEqual([
    `Contact: mailto:${company.supportEmail}`,
    'Preferred-Languages: en',
    '',
  ]);
  const days = (Date.parse(expires?.replace('Expires: ', '') ?? '') - Date.now()) / 86_400_000;
  expect(days, 'set securityContactUntil in src/content/company.ts anew').toBeGreaterThan(30);
  expect(days).toBeLessThan(365);

  const configured = await (await request.get(configuredSiteUrl + address)).text();
  expect(configured).toContain(`\nCanonical: ${publicSiteUrl}${address}\n`);
  expect((await request.get(subpathSiteUrl + address)).status(), 'below a path').toBe(404);
});
