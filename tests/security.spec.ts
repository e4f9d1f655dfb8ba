import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { mailKeys } from '../src/contact/mailService.mjs';
import { layoutText } from '../src/content/layout';
import { noticeAreaText } from '../src/content/notices';
import { routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { testSites } from '../tools/test-sites.mjs';
import { contactForm, text } from './support/contactForm';
import { openPage } from './support/openPage';
import { watchComplaints } from './support/violations';

/** What browsers refuse; that the site needs none of it itself is in the smoke test. */

test('a build for publishing stops where the form could not send', () => {
  const env = { ...process.env, ...testSites.plain.env, VITE_REQUIRE_MAIL: 'true' };
  const { status, stderr } = spawnSync(process.execPath, ['build/build.mjs', 'dist-unbuilt'], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of mailKeys) expect(stderr).toContain(`${name} is not set`);
});

test('what does not belong to the site is refused', async ({ page }) => {
  const refusals = {
    '<script>window.mark = 1</script>': 'script-src-elem inline',
    '<img src="/favicon.svg" alt="" onload="window.mark = 1">': 'script-src-attr inline',
    '<script src="https://example.com/x.js"></script>': 'script-src-elem https://example.com/x.js',
    '<p style="position: fixed">x</p>': 'style-src-attr inline',
    '<img src="https://example.com/x.png" alt="">': 'img-src https://example.com/x.png',
    '<iframe src="https://example.com/"></iframe>': 'frame-src https://example.com',
    '<base href="https://example.com/">': 'base-uri https://example.com',
  };
  const { violations } = await watchComplaints(page);
  await page.route('/team', async (route) => {
    const response = await route.fetch();
    const injected = Object.keys(refusals).join('');
    const body = (await response.text()).replace('</main>', `${injected}</main>`);
    await route.fulfill({ response, body });
  });
  await openPage(page, '/team');

  await test.step('what is put into the HTML', async () => {
    for (const [injected, refusal] of Object.entries(refusals)) {
      await expect.poll(() => violations.join('\n'), injected).toContain(refusal);
    }
    expect(await page.evaluate(() => 'mark' in window)).toBe(false);
  });

  await test.step('text that becomes code or markup', async () => {
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

  await test.step('a message to another host', async () => {
    const answer = await page.evaluate(() =>
      fetch('https://example.com/', { mode: 'no-cors' }).then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(answer).toBe('refused');
    const refusal = 'connect-src https://example.com';
    await expect.poll(() => violations.join('\n')).toContain(refusal);
  });
});

test('being shown in a frame of another site is refused', async ({ page, baseURL }) => {
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
