import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test as base } from './test';

export { expect } from './test';

/** What `npm run build-storybook` makes, which `npm run test:stories` does before it runs. */
const folder = 'storybook-static';

export const isMissing = !existsSync(`${folder}/index.json`);
export const whyNot = 'There is no Storybook: npm run test:stories builds it.';

/** Docs pages and stories by their ids; nothing while there is no Storybook. */
export const index: Record<string, { type: string }> = isMissing
  ? {}
  : JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')).entries;

/** Visits the built Storybook. Its megabytes of scripts take longer to compress than to read. */
export const test = base.extend({
  siteFolder: [folder, { scope: 'worker' }],
  extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
});

/** Collects what goes wrong in a page from now on. */
export function errorsIn(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
