import { violations } from '../../support/look';
import * as storybook from '../../support/storybook';

const { errorsIn, expect, index, test } = storybook;

test.skip(storybook.isMissing, storybook.whyNot);

const docs = Object.keys(index).filter((id) => index[id]?.type === 'docs');

/** Stories have a check of their own; the table of props and filters of colors are Storybook's. */
const exclude = ['.docs-story', '.docblock-argstable', 'iframe', '[id^="storybook-a11y"]'];

/** A story brings along headings and landmarks that are right in a page of its own. */
const ofPages = {
  'heading-order': { enabled: false },
  'landmark-no-duplicate-main': { enabled: false },
};

for (const id of docs.length > 0 ? docs : ['a docs page']) {
  test(`${id} has no errors, no barriers and no dead links`, { tag: '@nightly' }, async ({
    page,
  }) => {
    const errors = errorsIn(page);
    await page.addInitScript(() => {
      // So have those in frames.
      if (window !== window.top) console.error = () => undefined;
    });
    for (const scheme of ['light', 'dark']) {
      await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=scheme:${scheme}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-label^="Content is loading"]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      const hasStories = (await page.locator('.docs-story').count()) > 0;
      const rules = { 'duplicate-id': { enabled: true }, ...(hasStories && ofPages) };
      expect(await violations(page, { exclude }, { iframes: false, rules }), scheme).toEqual([]);
    }
    const links = await page
      .locator('a[href*="?path="]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).search));
    const targets = links.map((search) => new URLSearchParams(search).get('path')?.split('/')[2]);
    expect(targets.filter((target) => !index[target ?? ''])).toEqual([]);
    expect(errors).toEqual([]);
  });
}
