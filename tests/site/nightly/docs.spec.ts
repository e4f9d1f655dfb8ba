import type { Page } from '@playwright/test';
import { violations } from '../../support/look';
import * as storybook from '../../support/storybook';

const { errorsIn, expect, idsTwice, index, openDocs, test } = storybook;

test.skip(storybook.isMissing, storybook.whyNot);

const docs = Object.keys(index).filter((id) => index[id]?.type === 'docs');

/** Stories have a check of their own; the table of props is Storybook's. */
const exclude = ['.docs-story', '.docblock-argstable', 'iframe'];

/** A story brings along headings and landmarks that are right in a page of its own. */
const ofPages = {
  'heading-order': { enabled: false },
  'landmark-no-duplicate-main': { enabled: false },
};

async function violationsIn(page: Page) {
  const hasStories = (await page.locator('.docs-story').count()) > 0;
  return violations(page, { exclude }, { iframes: false, rules: hasStories ? ofPages : {} });
}

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
      await openDocs(page, id, scheme);
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      expect(await violationsIn(page), scheme).toEqual([]);
    }
    expect(await idsTwice(page)).toEqual([]);
    const links = await page
      .locator('a[href*="?path="]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).search));
    const targets = links.map((search) => new URLSearchParams(search).get('path')?.split('/')[2]);
    expect(targets.filter((target) => !index[target ?? ''])).toEqual([]);
    expect(errors).toEqual([]);
  });
}
