import { expect } from 'storybook/test';

interface Head {
  title: string;
  description: string;
}

/** The title of the tab, and the tags that search engines and link previews read. */
export async function expectHead({ title, description }: Head, { hidden = false } = {}) {
  const content = (name: string) =>
    document.head
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content');
  await expect(document.title).toBe(title);
  await expect(content('og:title')).toBe(title);
  for (const name of ['description', 'og:description']) {
    await expect(content(name), name).toBe(description);
  }
  // Storybook's own tag keeps the story out of search engines, too.
  const robots = document.head.querySelector('meta[name="robots"]:not([data-storybook])');
  await expect(robots?.getAttribute('content')).toBe(hidden ? 'noindex' : undefined);
}
