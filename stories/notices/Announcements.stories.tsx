import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { noticeTexts, sentences } from '../../src/content/notices';
import { behavior } from '../support/modes';
import { onSite } from '../support/onSite';
import { expectNoticeGone, expectNoticeVisible, noticeArea } from './expectNotice';
import { NoticeButtons } from './NoticeButtons';

const meta = {
  title: 'Notices/Announcements',
  component: NoticeButtons,
  ...onSite,
  tags: ['!autodocs', 'behavior'],
  parameters: behavior,
} satisfies Meta<typeof NoticeButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

const sentWords = sentences(noticeTexts.sent);
const failedWords = sentences(noticeTexts.sendFailed);

/** The place that screen readers listen to. */
const voice = () => screen.getByRole('status');

/** Screen readers finish their sentence, then say title and text, and no button. Errors wait, too. */
export const WaitsItsTurn: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('The place was there before the words, and interrupts nothing', async () => {
      await expect(voice()).toBeEmptyDOMElement();
      await expect(voice()).not.toHaveAttribute('aria-live', 'assertive');
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
    await waitFor(() => expect(voice()).toHaveTextContent(sentWords));
    await userEvent.click(canvas.getByRole('button', { name: 'Message fails' }));
    await waitFor(() => expect(voice()).toHaveTextContent(failedWords));
  },
};

/** The words can be read for as long as the notice is shown, and go with it. */
export const AsLongAsTheNotice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
    await expectNoticeVisible('Message Sent!');
    await expect(voice()).toHaveTextContent(sentWords);
    await userEvent.keyboard('{F8}{Escape}');
    await expectNoticeGone('Message Sent!');
    await expect(voice()).toBeEmptyDOMElement();
  },
};

/** Beside a form that says itself what happened, the notice is shown and not spoken; F8 still says it. */
export const OneVoiceForOneEvent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message fails beside its form' }));
    await expectNoticeVisible('Error');
    await expect(voice()).toBeEmptyDOMElement();
    await userEvent.keyboard('{F8}');
    await expect(noticeArea()).toHaveAccessibleDescription(failedWords);
  },
};

/** A second failure is news, though it has the same words. */
export const TheSameAgainIsSaidAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const fail = canvas.getByRole('button', { name: 'Message fails' });
    await userEvent.click(fail);
    const [first] = await screen.findAllByText(failedWords, { ignore: '[hidden]' });
    await userEvent.click(fail);
    await waitFor(() =>
      expect(screen.getByText(failedWords, { ignore: '[hidden]' })).not.toBe(first),
    );
    await expect(first).not.toBeInTheDocument();
  },
};
