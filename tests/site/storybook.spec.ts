import * as storybook from '../support/storybook';

const { errorsIn, expect, test } = storybook;

test.skip(storybook.isMissing, storybook.whyNot);

const preview = '#storybook-preview-iframe';

test('the Storybook opens without an error, and its scheme reaches docs and stories', async ({
  page,
}) => {
  const errors = errorsIn(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(page).toHaveTitle(/^Introduction/);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/docs/introduction--docs', '/story/components-titleband--default']) {
    await page.goto(`/?path=${path}`);
    const story = page.frameLocator(preview);
    const root = story.locator('html');
    await expect(story.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(root).toHaveAttribute('data-color-scheme', 'light');
    await page.getByRole('button', { name: /^Color scheme/ }).click();
    await page.getByRole('option', { name: 'Dark scheme' }).click();
    await expect(root).toHaveAttribute('data-color-scheme', 'dark');
  }
  expect(errors).toEqual([]);
});

test('"All pages" shows each page in the scheme that its frame names', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=pages-all-pages--docs');
  for (const scheme of ['light', 'dark']) {
    const frame = page.frameLocator(`iframe[title="pages-home, desktop, ${scheme}"]`);
    await expect(frame.locator('html')).toHaveAttribute('data-color-scheme', scheme);
  }
});
