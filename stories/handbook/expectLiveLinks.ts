import { expect } from 'storybook/test';
import { loadStoryIndex } from './storyIndex';

/** Ids that links inside `root` lead to. */
function linkedIds(root: HTMLElement): string[] {
  const addresses = [...root.querySelectorAll<HTMLAnchorElement>('a[href*="path=/"]')];
  return addresses.map(({ href }) => href.replace(/^.*path=\/(story|docs)\//, ''));
}

/** Fails unless there are links to stories inside `root` and each leads to one that is published. */
export async function expectLiveLinks(root: HTMLElement) {
  const published = await loadStoryIndex();
  const linked = linkedIds(root);
  await expect(linked.length).toBeGreaterThan(0);
  await expect(linked.filter((id) => !published[id])).toEqual([]);
}
