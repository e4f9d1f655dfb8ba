import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { noticeAreaText } from '../../src/content/notices';
import { behavior } from '../support/modes';
import { onSite } from '../support/onSite';
import { expectNoticeGone, expectNoticeVisible, noticeArea } from './expectNotice';
import { NoticeButtons } from './NoticeButtons';

const sent = 'Message Sent!';

const meta = {
  title: 'Notices/Swipe',
  component: NoticeButtons,
  ...onSite,
  tags: ['!autodocs', 'behavior'],
  // The steps may take a busy machine longer than a notice lasts.
  parameters: { ...behavior, noticesStay: true },
} satisfies Meta<typeof NoticeButtons>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

interface Path {
  pointer: 'TouchA' | 'MouseLeft';
  across?: number;
  down?: number;
}

/** Puts a finger or the mouse on the notice, moves it in two steps and lifts it. */
async function swipe({ userEvent }: Context, { pointer, across = 0, down = 0 }: Path) {
  const target = screen.getByText(sent);
  const { x, y } = target.getBoundingClientRect();
  const at = (share: number) => ({
    target,
    // Where a drag would begin to mark letters, and how far.
    offset: Math.round(share * sent.length),
    coords: { clientX: x + 10 + across * share, clientY: y + 10 + down * share },
  });
  const move = (share: number) =>
    pointer === 'MouseLeft' ? at(share) : { pointerName: pointer, ...at(share) };
  await userEvent.pointer([
    { keys: `[${pointer}>]`, ...at(0) },
    move(0.5),
    move(1),
    { keys: `[/${pointer}]`, ...at(1) },
  ]);
}

async function show({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
  await expectNoticeVisible(sent);
}

/** Fifty pixels are enough, to either side, by finger and by mouse. */
// Proves 4.8, 9.7
export const FiftyPixelsDismiss: Story = {
  play: async ({ step, ...context }) => {
    for (const pointer of ['TouchA', 'MouseLeft'] as const) {
      for (const across of [50, -50]) {
        await step(`${pointer}, ${across} pixels`, async () => {
          await show(context);
          await swipe(context, { pointer, across });
          await expectNoticeGone(sent);
        });
      }
    }
  },
};

/** Less than fifty: the notice springs back to its place, and none of its words is marked. */
// Proves 4.8
export const LessSpringsBack: Story = {
  play: async ({ step, ...context }) => {
    await show(context);
    const place = () => screen.getByText(sent).getBoundingClientRect().x;
    const before = place();
    for (const pointer of ['TouchA', 'MouseLeft'] as const) {
      await step(pointer, async () => {
        await swipe(context, { pointer, across: 49 });
        await waitFor(() => expect(place()).toBe(before));
        await expectNoticeVisible(sent);
        await expect(window.getSelection()?.toString()).toBe('');
      });
    }
  },
};

/** Two clicks mark a word, to copy it. */
export const TwoClicksMarkAWord: Story = {
  play: async (context) => {
    await show(context);
    await context.userEvent.dblClick(screen.getByText(sent));
    await expect(window.getSelection()?.toString()).not.toBe('');
    await expectNoticeVisible(sent);
  },
};

/** Up and down belongs to scrolling. */
export const UpAndDownIsNoSwipe: Story = {
  play: async (context) => {
    await show(context);
    await swipe(context, { pointer: 'TouchA', down: -120 });
    await expectNoticeVisible(sent);
  },
};

/** A slipped press on the button does not count as a swipe. */
export const TheButtonKeepsItsPresses: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await show(context);
    const dismiss = within(noticeArea()).getByRole('button', { name: noticeAreaText.dismiss });
    const { x, y } = dismiss.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[TouchA>]', target: dismiss, coords: { clientX: x + 20, clientY: y + 20 } },
      { pointerName: 'TouchA', target: dismiss, coords: { clientX: x - 60, clientY: y + 20 } },
    ]);
    await expectNoticeVisible(sent);
    await userEvent.pointer({ keys: '[/TouchA]', target: dismiss });
    await expectNoticeGone(sent);
  },
};
