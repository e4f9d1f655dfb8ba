import type { Page } from 'playwright';

declare global {
  /** What stories import from `storybook/test`, which Storybook keeps in their page. */
  var __STORYBOOK_MODULE_TEST__: typeof import('storybook/test');
}

/** Begins to count how often a story calls `expect`. */
export async function countAssertions(page: Page) {
  await page.evaluate(() => {
    globalThis.__STORYBOOK_MODULE_TEST__.expect.setState({ assertionCalls: 0 });
  });
}

/** A story that asserts nothing passes whatever it shows. The linter sees to the matchers. */
export async function expectAssertions(page: Page) {
  const count = await page.evaluate(
    () => globalThis.__STORYBOOK_MODULE_TEST__.expect.getState().assertionCalls,
  );
  if (count === 0) throw new Error('The story asserts nothing.');
}
