import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, within } from 'storybook/test';
import { noticeAreaText } from '../../src/content/notices';
import { type FakeTimers, installFakeTimers } from '../support/fakeTimers';
import { behavior } from '../support/modes';
import { onSite } from '../support/onSite';
import { expectNoticeGone, expectNoticeVisible, noticeArea } from './expectNotice';
import { NoticeButtons } from './NoticeButtons';

const sent = 'Message Sent!';
let clock: FakeTimers;

const meta = {
  title: 'Notices/Time',
  component: NoticeButtons,
  ...onSite,
  tags: ['!autodocs', 'behavior'],
  parameters: { ...behavior, fakeTimers: true },
  beforeEach: [
    ...onSite.beforeEach,
    () => {
      clock = installFakeTimers();
      return () => clock.uninstall();
    },
  ],
} satisfies Meta<typeof NoticeButtons>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Shows a notice and lets three of its five seconds pass. */
const showForThreeSeconds = async ({
  canvas,
  userEvent,
}: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
  await expectNoticeVisible(sent);
  await clock.tick(3000);
  await expectNoticeVisible(sent);
};

/** Two seconds were left, so two it gets: not half of five, not five again. */
const expectTwoSecondsLeft = async () => {
  await clock.tick(1999);
  await expectNoticeVisible(sent);
  await clock.tick(1);
  await expectNoticeGone(sent);
};

/** Far more time than a notice has. */
const expectHeld = async () => {
  await clock.tick(60_000);
  await expectNoticeVisible(sent);
};

/** A notice leaves after five seconds, and not a moment earlier. */
// Proves 4.6, 9.7
export const LeavesAfterFiveSeconds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
    await expectNoticeVisible(sent);
    await clock.tick(4999);
    await expectNoticeVisible(sent);
    await clock.tick(1);
    await expectNoticeGone(sent);
  },
};

/** While the pointer rests on it, no time passes; afterwards what was left runs on. */
export const HoldsWhileThePointerRests: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await showForThreeSeconds({ canvas, userEvent });
    await step('The pointer comes to rest on it', async () => {
      await userEvent.hover(screen.getByText(sent));
      await expectHeld();
    });
    await step('The pointer leaves', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Register' }));
      await expectTwoSecondsLeft();
    });
  },
};

/** While focus is in it, no time passes; afterwards what was left runs on. */
export const HoldsWhileFocused: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await showForThreeSeconds({ canvas, userEvent });
    await step('F8, then Tab to the button', async () => {
      await userEvent.keyboard('{F8}');
      await expectHeld();
      await userEvent.tab();
      await expect(
        within(noticeArea()).getByRole('button', { name: noticeAreaText.dismiss }),
      ).toHaveFocus();
      await expectHeld();
    });
    await step('Focus goes back to the page', async () => {
      canvas.getByRole('button', { name: 'Register' }).focus();
      await expectTwoSecondsLeft();
    });
  },
};

/** While another window has the visitor's attention, no time passes. */
export const HoldsWhileTheWindowIsBlurred: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await showForThreeSeconds({ canvas, userEvent });
    await step('Another window comes to the front', async () => {
      window.dispatchEvent(new Event('blur'));
      await expectHeld();
    });
    await step('The visitor comes back', async () => {
      window.dispatchEvent(new Event('focus'));
      await expectTwoSecondsLeft();
    });
  },
};

/** While the tab is hidden, no time passes: what happened there is still there to be read. */
export const HoldsWhileTheTabIsHidden: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await showForThreeSeconds({ canvas, userEvent });
    const hidden = spyOn(document, 'hidden', 'get');
    await step('Another tab is opened', async () => {
      hidden.mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      await expectHeld();
    });
    await step('The visitor comes back', async () => {
      hidden.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
      await expectTwoSecondsLeft();
    });
    hidden.mockRestore();
  },
};

/** Two reasons to wait: time runs on only when both are gone. */
export const HoldsUntilTheLastReasonIsGone: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await showForThreeSeconds({ canvas, userEvent });
    await step('The pointer rests on it, and the window is left and comes back', async () => {
      await userEvent.hover(screen.getByText(sent));
      window.dispatchEvent(new Event('blur'));
      window.dispatchEvent(new Event('focus'));
      await expectHeld();
    });
    await step('The pointer leaves', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Register' }));
      await expectTwoSecondsLeft();
    });
  },
};

/** A notice that arrives while the window is out of sight waits for the visitor with its full time. */
export const ArrivesWhileTheWindowIsAway: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Message arrives' });
    await userEvent.hover(button);
    await step('It arrives while another window is in front', async () => {
      window.dispatchEvent(new Event('blur'));
      await userEvent.click(button);
      await expectHeld();
    });
    await step('All five seconds are left', async () => {
      window.dispatchEvent(new Event('focus'));
      await clock.tick(4999);
      await expectNoticeVisible(sent);
      await clock.tick(1);
      await expectNoticeGone(sent);
    });
  },
};

/** A newer notice has its own five seconds, whatever was left of the older one. */
export const ANewerNoticeHasItsOwnTime: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await showForThreeSeconds({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await step('Five seconds from now', async () => {
      await clock.tick(4999);
      await expectNoticeVisible('Registration Successful!');
      await clock.tick(1);
      await expectNoticeGone('Registration Successful!');
    });
  },
};
