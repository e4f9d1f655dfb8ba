import type { Page } from '@playwright/test';
import { routeOf } from '../../src/routes';

/** Takes a page's script away. */
export const losePage = (page: Page) =>
  page.route('**/assets/TeamPage-*.js', (route) => route.abort());

/**
 * Follows the link to that page, until the site has answered that it can be reached: from then on, the page
 * is to be loaded as a document.
 */
export async function followToLostPage(page: Page) {
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: routeOf('team').name, exact: true })
    .click();
  await answered;
}
