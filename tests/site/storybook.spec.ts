import * as storybook from '../support/storybook';

const { errorsIn, expect, idsTwice, openDocs, test } = storybook;

test.skip(storybook.isMissing, storybook.whyNot);

const preview = '#storybook-preview-iframe';

for (const width of [1280, 390]) {
  test(`the Storybook opens without an error at ${width} px`, async ({ page }) => {
    const errors = errorsIn(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const docs = page.frameLocator(preview).getByRole('main');
    await expect(docs.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('docs pages open without an error and without two equal ids', async ({ page }) => {
  const errors = errorsIn(page);
  for (const id of ['what-s-new--docs', 'specification--docs', 'foundations-icons--docs']) {
    await openDocs(page, id);
    expect(await idsTwice(page), id).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test('the scheme of the toolbar reaches stories and docs', async ({ page }) => {
  for (const path of ['/docs/introduction--docs', '/story/components-titleband--default']) {
    await page.goto(`/?path=${path}`);
    const root = page.frameLocator(preview).locator('html');
    await expect(root).toHaveAttribute('data-color-scheme', 'light');
    await page.getByRole('button', { name: /^Color scheme/ }).click();
    await page.getByRole('option', { name: 'Dark scheme' }).click();
    await expect(root).toHaveAttribute('data-color-scheme', 'dark');
  }
});
