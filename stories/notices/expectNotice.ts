import { expect, screen, waitFor } from 'storybook/test';
import { noticeAreaText } from '../../src/content/notices';

/** The labelled region that notices stand in. */
export const noticeArea = () => screen.getByRole('region', { name: noticeAreaText.label });

/** A notice that has come to rest: to be seen, and not on its way out. */
export async function expectNoticeVisible(words: string) {
  const found = await screen.findByText(words);
  await expect(found.closest('[inert]')).toBeNull();
  await waitFor(() => expect(found).toBeVisible());
  await expect(noticeArea()).toContainElement(found);
  const animations = noticeArea().getAnimations({ subtree: true });
  await Promise.allSettled(animations.map(({ finished }) => finished));
}

/** A notice that leaves, or has left. */
export const expectNoticeGone = (words: string) =>
  waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
