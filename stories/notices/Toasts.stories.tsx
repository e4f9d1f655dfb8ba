import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { company } from '../../src/content/company';
import { noticeAreaText } from '../../src/content/notices';
import { Announcer } from '../../src/notices/Announcer';
import { KeyHint } from '../../src/notices/KeyHint';
import { Notice } from '../../src/notices/Notice';
import { NoticeArea } from '../../src/notices/NoticeArea';
import { NoticeProvider } from '../../src/notices/NoticeProvider';
import Snackbars from '../../src/notices/Snackbars';
import { darkPalette, lightPalette } from '../../src/theme/palette';
import { inFrame } from '../support/documents';
import { expectToFit } from '../support/expectToFit';
import { installFakeTimers } from '../support/fakeTimers';
import { behavior, lightAlone, noSnapshot, sameColors, stateModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { onSite } from '../support/onSite';
import { expectNoticeGone, expectNoticeVisible, noticeArea } from './expectNotice';
import { NoticeButtons } from './NoticeButtons';

const sent = 'Message Sent!';
const failed = 'Error';
const registered = 'Registration Successful!';

const meta = {
  title: 'Notices/Toasts',
  component: NoticeButtons,
  ...onSite,
  tags: ['!autodocs'],
  // Whoever is sent here finds the notice, however late.
  parameters: { noticesStay: true, ...inFrame(320) },
  subcomponents: { NoticeProvider, NoticeArea, Notice, KeyHint, Snackbars, Announcer },
} satisfies Meta<typeof NoticeButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A message has arrived: title, text and a button to dismiss the notice. */
// Proves 2.8, 8.2
export const ToastSuccess: Story = {
  name: 'Notification: message sent',
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));

    await step('The words of the specification', async () => {
      await expectNoticeVisible(sent);
      await expectNoticeVisible("Thank you for contacting us. We'll get back to you soon.");
    });

    await step('A visible button to dismiss it, large enough for a finger', async () => {
      const dismiss = within(noticeArea()).getByRole('button', { name: noticeAreaText.dismiss });
      await expect(dismiss).toBeVisible();
      await expect(dismiss.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      await expect(dismiss.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

/** A message could not be sent: the destructive style, and the address to write to. */
// Proves 8.1
export const ToastError: Story = {
  name: 'Notification: error, not sent',
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message fails' }));
    await expectNoticeVisible(failed);
    await expectNoticeVisible(
      `Failed to send message. Please email us directly at ${company.supportEmail}`,
    );
    const notice = screen.getByText(failed).closest('.MuiCard-root');
    await expect(notice).toHaveStyle(
      globals.scheme === 'dark'
        ? { borderInlineStartColor: darkPalette.error.main }
        : { backgroundColor: lightPalette.error.main },
    );
  },
};

/** Register Now names the seminar. */
// Proves 8.3
export const ToastRegistration: Story = {
  name: 'Notification: registered',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expectNoticeVisible(registered);
    await expectNoticeVisible(
      'You have been registered for Practical AI at Work. Check your email for details.',
    );
  },
};

/** One notice at a time: a second takes the place of the first at once, without a gap. */
// Proves 4.7
export const SecondToastReplacesTheFirst: Story = {
  name: 'The second replaces the first',
  parameters: noSnapshot('It ends with the notice of a registration, which is photographed there.'),
  play: async ({ canvas, step, userEvent }) => {
    await step('The first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
      await expectNoticeVisible(sent);
    });

    await step('The second stands where the first stood, and the first is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
      await waitFor(() => expect(screen.getByText(registered)).toBeVisible());
      await expect(screen.queryByText(sent)).not.toBeInTheDocument();
      await expectNoticeVisible(registered);
    });

    await step('There is one button to dismiss, for one notice', async () => {
      await expect(
        within(noticeArea()).getAllByRole('button', { name: noticeAreaText.dismiss }),
      ).toHaveLength(1);
    });
  },
};

const burst = Array.from({ length: 10 }, (_, index) => ({
  title: `Notice ${index + 1} of 10`,
  text: 'They all came in the same moment.',
}));

/** Ten at once: only the last is shown, and it stays for its full five seconds. */
// Proves 4.7, 9.7
export const BurstOfTen: Story = {
  tags: ['behavior'],
  parameters: { ...behavior, fakeTimers: true },
  args: { more: burst },
  play: async ({ canvas, step, userEvent }) => {
    const clock = installFakeTimers();

    await step('The last of the ten stands, none of the others', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show the others' }));
      await expectNoticeVisible('Notice 10 of 10');
      await expect(screen.getAllByText(/^Notice \d+ of 10$/)).toHaveLength(1);
    });

    await step('It can be read for five seconds', async () => {
      await clock.tick(4999);
      await expectNoticeVisible('Notice 10 of 10');
      await clock.tick(1);
      await expectNoticeGone('Notice 10 of 10');
    });
    clock.uninstall();
  },
};

/** The same notice again: nothing flickers, and its five seconds restart. */
export const SameNoticeTwice: Story = {
  tags: ['behavior'],
  parameters: { ...behavior, fakeTimers: true },
  play: async ({ canvas, step, userEvent }) => {
    const clock = installFakeTimers();
    const register = canvas.getByRole('button', { name: 'Register' });
    await userEvent.click(register);
    await expectNoticeVisible(registered);
    const words = screen.getByText(registered);

    await step('After three seconds the same once more: the very same words stay put', async () => {
      await clock.tick(3000);
      await userEvent.click(register);
      await expect(screen.getByText(registered)).toBe(words);
      await expect(words).toBeVisible();
    });

    await step('Five more seconds, not two', async () => {
      await clock.tick(4999);
      await expectNoticeVisible(registered);
      await clock.tick(1);
      await expectNoticeGone(registered);
    });
    clock.uninstall();
  },
};

const longTitle = `${'A seminar whose title does not know when to stop '.repeat(4)}ends`;

/** A title of 200 characters on the narrowest phone: all of it can be read, and dismissed. */
export const LongTitleOnASmallScreen: Story = {
  parameters: sameColors,
  args: { seminar: longTitle },
  globals: onScreen('small'),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await expect(longTitle).toHaveLength(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expectNoticeVisible(registered);

    await step('Nothing is cut off, nothing has to be scrolled sideways', async () => {
      await expectToFit(canvasElement);
      await expectToFit(noticeArea());
      const { left, right } = noticeArea().getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    });

    await step('The button to dismiss is on the screen', async () => {
      const dismiss = within(noticeArea()).getByRole('button', { name: noticeAreaText.dismiss });
      await expect(dismiss.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      await expect(dismiss.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

/** With the colors that the reader's system forces on every page, the notice has an edge. */
export const ForcedColors: Story = {
  parameters: { chromatic: { forcedColors: 'active', modes: lightAlone } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message fails' }));
    await expectNoticeVisible(failed);
    await expect(
      within(noticeArea()).getByRole('button', { name: noticeAreaText.dismiss }),
    ).toBeVisible();
  },
};

/** In a screenshot a notice stays for as long as it takes. */
export const StaysForScreenshots: Story = {
  tags: ['behavior'],
  decorators: [
    (Story) => (
      <NoticeProvider duration={null}>
        <Story />
      </NoticeProvider>
    ),
  ],
  // The site's own, empty area is on the page as well.
  parameters: {
    ...behavior,
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
  },
  play: async ({ canvas, userEvent }) => {
    const clock = installFakeTimers();
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
    await clock.tick(60 * 60 * 1000);
    const words = screen.getByText(sent);
    await expect(words).toBeVisible();
    await expect(words.closest('[inert]')).toBeNull();
    clock.uninstall();
  },
};
