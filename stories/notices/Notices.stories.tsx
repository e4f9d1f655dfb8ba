import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { company } from '../../src/content/company';
import { type NoticeText, noticeAreaText, noticeTexts } from '../../src/content/notices';
import { NoticeCard, noticeId } from '../../src/notices/NoticeCard';
import { Notices } from '../../src/notices/Notices';
import { lastNotice, notify } from '../../src/notices/notify';
import { longTexts, samples } from '../fixtures/samples';
import type { Part } from '../support/Frame';
import type { Context } from '../support/form';
import { inFrame } from '../support/frames';
import { inForcedColors } from '../support/media';
import { inWindow, sameColors, themeColor } from '../support/modes';
import { expectNotice, expectOutcome, noticeArea, withNotices } from '../support/notices';

const { sent, sendFailed } = noticeTexts;
const registered = noticeTexts.registered(samples.webinar.title);
const long = noticeTexts.registered(longTexts.title);
const copied = noticeTexts.linkCopied(samples.webinar.title);
const notCopied = noticeTexts.linkNotCopied(`https://${company.domain}/seminars#tax-update`);

const events = {
  'Message arrives': ['success', sent],
  'Message fails': ['error', sendFailed],
  Register: ['success', registered],
  'Register for a long title': ['success', long],
  'Copy a link': ['success', copied],
  'Copy, which the browser blocks': ['error', notCopied],
} satisfies Record<string, ['success' | 'error', NoticeText]>;

export default {
  // The words that people search for. The addresses stay short.
  title: 'Components/Feedback/Notices: toasts, notifications, popups',
  id: 'notices-notices',
  component: Notices,
  subcomponents: { NoticeCard },
  decorators: [withNotices],
  parameters: {
    // Lower windows are those of a phone on its side, where a notice looks another way.
    ...inFrame(440),
    crop: `#storybook-root .MuiCard-root:has(#${noticeId})`,
    anatomy: [
      ['.MuiCard-root', 'Surface', 'has the color of the outcome, and can be swiped away.'],
      ['.MuiCard-root > svg', 'Icon', 'tells success from failure without color.'],
      [`#${noticeId} > :first-child`, 'Title', 'says what happened.', 'end'],
      [`#${noticeId} > :nth-child(2)`, 'Text', 'says what comes next, or what to do.', 'end'],
      ['.MuiCard-root > button', 'Close', 'Esc does the same; F8 leads here from anywhere.', 'end'],
    ] satisfies Part[],
  },
  render: () => (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {Object.entries(events).map(([name, [severity, text]]) => (
        <Button key={name} onClick={() => notify(severity, text)}>
          {name}
        </Button>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof Notices>;
type Story = StoryObj;

/** Presses a button, and leaves the pointer on the notice, under which it stays. */
async function show({ canvas, step, userEvent }: Context, button: keyof typeof events) {
  const [, notice] = events[button];
  await step(`Press "${button}": a notice comes`, async () => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expectNotice(notice);
    await userEvent.hover(screen.getByText(notice.text));
  });
}

const dismissButton = () =>
  within(noticeArea()).getByRole('button', { name: noticeAreaText.dismiss });

/** The card of a notice, in the color and with the icon of how something went. */
async function expectLook(severity: 'success' | 'error') {
  const backgroundColor = themeColor(`notice-${severity}`);
  await expect(dismissButton().closest('.MuiCard-root')).toHaveStyle({ backgroundColor });
  await expectOutcome(noticeArea(), severity);
}

/** A message has arrived. A notice leaves after five seconds, unless the pointer or focus is on it, as here. */
export const ToastSuccess: Story = {
  name: 'Toast success: message sent',
  // Proves spec-2.5, spec-8.2.
  play: async (context) => {
    await show(context, 'Message arrives');
    await expect(noticeArea().getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2);
    // As after a press by mouse, where no focus is drawn.
    (document.activeElement as HTMLElement).blur();
    await expect(screen.getByText(noticeAreaText.keys)).not.toBeVisible();
    await expectLook('success');
  },
};

/** A message could not be sent: the destructive style, and the address to write to. */
export const ToastError: Story = {
  name: 'Toast error: not sent',
  // Proves spec-8.1.
  play: async (context) => {
    await show(context, 'Message fails');
    await expectLook('error');
  },
};

/** Register Now names the seminar. */
export const ToastRegistration: Story = {
  name: 'Toast registration (booking)',
  // Proves spec-8.3.
  play: (context) => show(context, 'Register'),
};

/** A seminar with a very long title, on the smallest phone: all of the notice can be read and dismissed. */
export const LongTitle: Story = {
  ...inWindow('small'),
  name: 'A long title, on the smallest phone (mobile)',
  play: async (context) => {
    await show(context, 'Register for a long title');
    await expect(dismissButton().getBoundingClientRect().top).toBeGreaterThan(0);
    const { left, right } = noticeArea().getBoundingClientRect();
    await expect(left).toBe(document.documentElement.clientWidth - right);
  },
};

/** The notice keeps an edge where the visitor's system takes away its colors. Chromatic photographs it. */
export const ForcedColors: Story = {
  name: 'Forced colors (Windows high contrast)',
  ...inForcedColors,
  play: (context) => show(context, 'Message fails'),
};

/** F8 leads to the notice from anywhere, Esc closes it, and focus goes back. F8 has shown it once more here. */
export const Keys: Story = {
  name: 'F8 and Esc',
  parameters: sameColors,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Message arrives' });
    await userEvent.click(button);
    await expectNotice(sent);
    await userEvent.keyboard('{F8}');
    await expect(screen.getByText(noticeAreaText.keys)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    const isGone = () => expect(screen.queryByText(sent.text)).not.toBeInTheDocument();
    // By itself it leaves after five seconds.
    await waitFor(isGone, { timeout: 2000 });
    await userEvent.keyboard('{F8}');
    await expectNotice(sent);
    await expect(noticeArea()).toHaveFocus();
  },
};

/** F8 where there has been no notice yet: the area says so. */
export const NoneYet: Story = {
  name: 'F8 before any notice',
  parameters: sameColors,
  beforeEach: () => {
    delete lastNotice.current;
  },
  play: async ({ userEvent }) => {
    await waitFor(async () => {
      await userEvent.keyboard('{F8}');
      await expect(noticeArea()).toHaveFocus();
    });
    await expect(await screen.findByText(noticeAreaText.empty)).toBeVisible();
  },
};

/** The link to a seminar is in the clipboard. */
export const LinkCopied: Story = {
  name: 'Link copied',
  parameters: sameColors,
  play: async (context) => {
    await show(context, 'Copy a link');
    const announced = within(noticeArea()).getByRole('status');
    await expect(announced).toHaveTextContent(`${copied.title}. ${copied.text}`);
  },
};

/** The browser refused: the notice has the address itself, to be copied by hand. */
export const CopyingRefused: Story = {
  name: 'Link not copied',
  parameters: sameColors,
  play: (context) => show(context, 'Copy, which the browser blocks'),
};

/** There is one notice at a time: the second takes the place of the first. */
export const Replaced: Story = {
  name: 'A second notice replaces the first',
  parameters: sameColors,
  play: async (context) => {
    await show(context, 'Message fails');
    await expectLook('error');
    await show(context, 'Register');
    await waitFor(() => expect(screen.queryByText(sendFailed.text)).not.toBeInTheDocument());
    await expectLook('success');
  },
};

/** A finger has pushed the notice aside by 40 pixels. Let go here, it springs back; from 50 pixels on it leaves. */
export const PushedAside: Story = {
  name: 'Half dragged aside (swipe)',
  parameters: sameColors,
  play: async (context) => {
    await show(context, 'Message arrives');
    const notice = screen.getByText(sent.text);
    const start = notice.getBoundingClientRect().left;
    const way = () => Math.round(notice.getBoundingClientRect().left - start);
    const drag = (clientX: number) => ({ clientX, buttons: 1, isPrimary: true, pointerId: 7 });
    const push = async () => {
      await fireEvent.pointerDown(notice, drag(0));
      await fireEvent.pointerMove(notice, drag(40));
      await expect(way()).toBe(40);
    };
    await push();
    await fireEvent.pointerUp(notice, drag(40));
    await waitFor(() => expect(way()).toBe(0));
    await push();
  },
};

/** F8, then Tab: focus is on the button that dismisses. */
export const CloseFocused: Story = {
  name: 'Its close button focused',
  parameters: sameColors,
  play: async (context) => {
    await show(context, 'Message arrives');
    await context.userEvent.keyboard('{F8}');
    await context.userEvent.tab();
    await expect(dismissButton()).toHaveFocus();
  },
};

/** A phone on its side: the notice takes the width, and little height. */
export const LowWindow: Story = {
  ...inWindow('low'),
  name: 'On a phone on its side',
  play: async (context) => {
    await show(context, 'Message fails');
    const { width, height } = noticeArea().getBoundingClientRect();
    await expect(width).toBeGreaterThan(800);
    await expect(height).toBeLessThan(70);
    await context.userEvent.keyboard('{F8}');
    await expect(screen.getByText(noticeAreaText.keys)).not.toBeVisible();
  },
};

/** Text of twice the size makes a phone this narrow: the words take the place of the icon. */
export const NarrowWindow: Story = {
  ...inWindow('narrow'),
  name: 'With large text on a phone',
  play: async (context) => {
    await show(context, 'Message fails');
    await expect(noticeArea().querySelector('svg')).not.toBeVisible();
    await expect(dismissButton()).toBeVisible();
  },
};
