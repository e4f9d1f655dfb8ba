import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { installFakeTimers } from '../support/fakeTimers';
import { expectNoticeVisible } from './expectNotice';
import { NoticeButtons } from './NoticeButtons';

const meta = {
  title: 'Notices/Announcements',
  component: NoticeButtons,
  tags: ['!autodocs', 'behavior'],
} satisfies Meta<typeof NoticeButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The place that screen readers listen to, by how soon they speak. */
function place(urgency: 'polite' | 'assertive') {
  const found = screen
    .getAllByRole('status')
    .find((element) => element.getAttribute('aria-live') === urgency);
  if (!found) throw new Error(`No place is ${urgency}.`);
  return found;
}

const sentWords = "Message Sent! Thank you for contacting us. We'll get back to you soon.";
const failedWords =
  'Error. Failed to send message. Please email us directly at support@northmere.example';

/** Screen readers finish their sentence, then say title and text, and no button. */
export const SuccessWaitsItsTurn: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const polite = place('polite');
    await step('The place was there before the words', async () => {
      await expect(polite).toBeEmptyDOMElement();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
    await waitFor(() => expect(polite).toHaveTextContent(sentWords));
    await expect(place('assertive')).toBeEmptyDOMElement();
  },
};

/** Errors are said at once. */
export const ErrorsAreUrgent: Story = {
  play: async ({ canvas, userEvent }) => {
    const assertive = place('assertive');
    await expect(assertive).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Message fails' }));
    await waitFor(() => expect(assertive).toHaveTextContent(failedWords));
    await expect(place('polite')).toBeEmptyDOMElement();
  },
};

/** Once said, the words are not left behind for a second reading; the notice still stands. */
export const SaidOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
    await waitFor(() => expect(place('polite')).toHaveTextContent(sentWords));
    await waitFor(() => expect(place('polite')).toBeEmptyDOMElement());
    await expectNoticeVisible('Message Sent!');
  },
};

/** A second failure is news, though it has the same words. */
export const TheSameAgainIsSaidAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    // The words are only there for a second.
    const clock = installFakeTimers();
    const fail = canvas.getByRole('button', { name: 'Message fails' });
    await userEvent.click(fail);
    const first = await screen.findByText(failedWords);
    await userEvent.click(fail);
    await waitFor(() => expect(screen.getByText(failedWords)).not.toBe(first));
    await expect(first).not.toBeInTheDocument();
    clock.uninstall();
  },
};
