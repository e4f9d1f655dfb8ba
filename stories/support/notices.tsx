import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Decorator } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type NoticeText, noticeAreaText } from '../../src/content/notices';
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

/** The part shows the icon of how something went. */
export const expectOutcome = (part: Element, severity: 'success' | 'error') =>
  expectShape(part, { success: CheckCircleOutlineRounded, error: ErrorOutlineRounded }[severity]);

/** Waits until a notice has come to rest. */
export async function expectNotice({ title, text }: NoticeText) {
  const area = within(noticeArea());
  await waitFor(() => expect(area.getByText(title)).toBeVisible());
  await expect(area.getByText(text)).toBeVisible();
  const movements = noticeArea().getAnimations({ subtree: true });
  await Promise.allSettled(movements.map(({ finished }) => finished));
}
