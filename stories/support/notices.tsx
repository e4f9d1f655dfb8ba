import type SvgIcon from '@mui/material/SvgIcon';
import type { Decorator } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { NoticeText } from '../../src/content/notices';
import { noticeAreaText } from '../../src/content/notices';
import { Notices } from '../../src/notices/Notices';

/** Shows notices over a story, as the site does. Where the docs show several such stories, each needs a frame. */
export const withNotices: Decorator = (Story) => (
  <>
    <Story />
    <Notices />
  </>
);

/** The labeled region that notices stand in. */
export const noticeArea = () => screen.getByRole('region', { name: noticeAreaText.label });

/** The part shows an icon of MUI, and no other. */
export async function expectShape(part: Element, Icon: typeof SvgIcon) {
  const [, shape] = / d="([^"]+)"/.exec(renderToStaticMarkup(<Icon />)) ?? [];
  await waitFor(() => expect(part.querySelector('path')).toHaveAttribute('d', shape));
}

/** Waits until a notice has come to rest. */
export async function expectNotice({ title, text }: NoticeText) {
  const area = within(noticeArea());
  await waitFor(() => expect(area.getByText(title)).toBeVisible());
  await expect(area.getByText(text)).toBeVisible();
  const movements = noticeArea().getAnimations({ subtree: true });
  await Promise.allSettled(movements.map(({ finished }) => finished));
}
