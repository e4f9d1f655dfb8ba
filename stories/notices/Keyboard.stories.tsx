import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { noticeAreaText, noticeTexts, sentences } from '../../src/content/notices';
import { TopBar } from '../../src/layout/TopBar';
import { noticeDuration } from '../../src/notices/NoticeProvider';
import { installFakeTimers } from '../support/fakeTimers';
import { behavior } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { onSite } from '../support/onSite';
import { expectNoticeGone, expectNoticeVisible, noticeArea } from './expectNotice';
import { NoticeButtons } from './NoticeButtons';

const sent = 'Message Sent!';

const meta = {
  title: 'Notices/Keyboard',
  component: NoticeButtons,
  ...onSite,
  tags: ['!autodocs', 'behavior'],
  // The steps may take a busy machine longer than a notice lasts.
  parameters: { ...behavior, noticesStay: true },
} satisfies Meta<typeof NoticeButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

const dismissButton = () =>
  within(noticeArea()).getByRole('button', { name: noticeAreaText.dismiss });

/** The area is on the page before there is any notice, named after its key, and takes focus then too. */
// Proves 2.8
export const AlwaysThere: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('An empty region called Notices (F8)', async () => {
      await expect(
        await screen.findByRole('region', { name: noticeAreaText.label }),
      ).toHaveTextContent(/^$/);
    });
    const button = canvas.getByRole('button', { name: 'Register' });
    await step('F8 goes there, which can be seen, and hears that there is nothing', async () => {
      button.focus();
      await userEvent.keyboard('{F8}');
      await expect(noticeArea()).toHaveFocus();
      await expect(within(noticeArea()).getByText(noticeAreaText.empty)).toBeVisible();
      await expect(noticeArea()).toHaveAccessibleDescription(noticeAreaText.empty);
    });
    await step('Esc goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveFocus();
      await expect(noticeArea()).toHaveTextContent(/^$/);
    });
  },
};

/** What describes the area, unseen. */
const description = () =>
  document.getElementById(noticeArea().getAttribute('aria-describedby') ?? '');

/**
 * F8 moves focus to the notice and says it, Tab goes to its button. The words stand in a new element, so
 * that Firefox tells of them at once and not on F8, when they would be spoken twice.
 */
// Proves 4.9, 9.7
export const F8MovesFocusToTheNotice: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = description();
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
    await expectNoticeVisible(sent);
    await expect(before).not.toBeNull();
    await expect(description()).not.toBe(before);
    await userEvent.keyboard('{F8}');
    await expect(noticeArea()).toHaveFocus();
    await expect(noticeArea()).toHaveAccessibleDescription(sentences(noticeTexts.sent));
    await userEvent.tab();
    await expect(dismissButton()).toHaveFocus();
  },
};

/** A notice that has gone can be read and heard again, for as long as the visitor wants. */
export const TheLastNoticeAgain: Story = {
  parameters: { fakeTimers: true },
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Message arrives' });
    await step('A notice comes and goes', async () => {
      await userEvent.click(button);
      await expectNoticeVisible(sent);
      await userEvent.keyboard('{F8}{Escape}');
      await expectNoticeGone(sent);
    });
    const clock = installFakeTimers();
    await step('F8 shows the last notice and says so', async () => {
      await userEvent.keyboard('{F8}');
      await expect(noticeArea()).toHaveFocus();
      await expect(noticeArea()).toHaveAccessibleDescription(
        `${noticeAreaText.last}: ${sentences(noticeTexts.sent)}`,
      );
      await expect(within(noticeArea()).getByText(noticeAreaText.last)).toBeVisible();
      await expect(within(noticeArea()).getByText(sent)).toBeVisible();
    });
    await step('It stays until it is left, and is not announced again', async () => {
      await clock.tick(10 * noticeDuration);
      await expect(within(noticeArea()).getByText(sent)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveFocus();
      await expectNoticeGone(sent);
    });
    clock.uninstall();
  },
};

/** The key stands in the notice where a visitor has used the keyboard, and nowhere else. */
export const TheKeyInSight: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Message arrives' });
    await step('By pointer: no key', async () => {
      await userEvent.click(button);
      button.blur();
      await expectNoticeVisible(sent);
      await expect(screen.getByText(noticeAreaText.keys)).not.toBeVisible();
    });
    await step('By key: F8', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByText(noticeAreaText.keys)).toBeVisible());
    });
  },
};

/** F8 is the area's, whatever a browser does with it; with other keys it means other things. */
export const OnlyF8Itself: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Register' });
    for (const key of ['Shift', 'Control', 'Alt', 'Meta']) {
      button.focus();
      await userEvent.keyboard(`{${key}>}{F8}{/${key}}`);
      await expect(button).toHaveFocus();
    }
    const isLeftToTheBrowser = await fireEvent.keyDown(button, { key: 'F8' });
    await expect(isLeftToTheBrowser).toBe(false);
  },
};

/** Esc dismisses the notice, and focus is back where it was. */
export const EscDismissesAndGivesFocusBack: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Message arrives' });
    for (const [where, presses] of [
      ['on the area', 0],
      ['on the button', 1],
    ] as const) {
      await step(`With focus ${where}`, async () => {
        await userEvent.click(button);
        await expectNoticeVisible(sent);
        await userEvent.keyboard('{F8}');
        for (let press = 0; press < presses; press++) await userEvent.tab();
        await userEvent.keyboard('{Escape}');
        await expect(button).toHaveFocus();
        await expectNoticeGone(sent);
        await expect(button).toHaveFocus();
      });
    }
  },
};

/** Esc pressed elsewhere belongs to what is there: the notice stays. */
export const EscElsewhereLeavesItAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
    await expectNoticeVisible(sent);
    await userEvent.keyboard('{Escape}');
    await expectNoticeVisible(sent);
  },
};

/** The button dismisses the notice too, by key and by pointer, and focus is back where it was. */
export const TheButtonGivesFocusBack: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Message arrives' });

    await step('By key', async () => {
      await userEvent.click(button);
      await expectNoticeVisible(sent);
      await userEvent.keyboard('{F8}{Tab}{Enter}');
      await expect(button).toHaveFocus();
      await expectNoticeGone(sent);
    });

    await step('By pointer', async () => {
      await userEvent.click(button);
      await expectNoticeVisible(sent);
      await userEvent.click(dismissButton());
      await expect(button).toHaveFocus();
      await expectNoticeGone(sent);
      await expect(button).toHaveFocus();
    });
  },
};

/** What had focus is gone by now: focus goes to the content of the page, and never to nothing. */
export const FocusIsNeverLost: Story = {
  render: () => (
    <main tabIndex={-1}>
      <NoticeButtons />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const passing = document.createElement('button');
    passing.textContent = 'Here for a moment';
    canvas.getByRole('main').append(passing);
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
    await expectNoticeVisible(sent);
    passing.focus();
    await userEvent.keyboard('{F8}');
    passing.remove();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expectNoticeGone(sent);
    await expect(document.body).not.toHaveFocus();
  },
};

/** A newer notice takes the place of one that has focus: focus stays where it is. */
export const FocusStaysWhenANewerNoticeArrives: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
    await expectNoticeVisible(sent);
    await userEvent.keyboard('{F8}{Tab}');
    const dismiss = dismissButton();
    await expect(dismiss).toHaveFocus();
    canvas.getByRole('button', { name: 'Message fails' }).click();
    await expectNoticeVisible('Error');
    await expect(dismiss).toHaveFocus();
    await expect(dismissButton()).toBe(dismiss);
  },
};

/** With the menu of a phone open, which keeps focus to itself, F8 still goes to the notice and back. */
export const F8OutOfTheOpenMenu: Story = {
  globals: onScreen('phone'),
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <TopBar mainId="main" />
      <main id="main">
        <NoticeButtons />
      </main>
    </>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
    await expectNoticeVisible(sent);
    await userEvent.click(canvas.getByRole('button', { name: layoutText.openMenu }));
    const menu = await screen.findByRole('dialog', { name: layoutText.menuNavigation });
    const link = within(menu).getByRole('link', { name: 'Affiliations' });
    link.focus();

    await step('F8 goes to the notice, which screen readers can still reach', async () => {
      await userEvent.keyboard('{F8}');
      await expect(noticeArea()).toHaveFocus();
      await userEvent.tab();
      await expect(dismissButton()).toHaveFocus();
    });

    await step('Esc dismisses the notice, not the menu', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(link).toHaveFocus();
      await expectNoticeGone(sent);
      await expect(menu).toBeVisible();
      await expect(link).toHaveFocus();
    });
  },
};
