import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { openPage } from './support/openPage';

const addresses = [
  ...routes.map(({ path }) => path),
  '/seminars/',
  '/seminars#cyber-security',
  '/no-such-page',
];

/** React says it here when the HTML of the build and the page of the browser differ. */
for (const address of addresses) {
  test(`${address} comes alive without a word in the console`, async ({ page }) => {
    const heard: string[] = [];
    page.on('pageerror', (error) => heard.push(error.message));
    page.on('console', (message) => {
      const ownAnswer = message.location().url === page.url() && /404/.test(message.text());
      if (!ownAnswer) heard.push(`${message.type()}: ${message.text()}`);
    });
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
    expect(heard).toEqual([]);
  });
}
