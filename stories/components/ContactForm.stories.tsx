import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { ContactForm } from '../../src/components/ContactForm';
import { contactDraft } from '../../src/services/contactDraft';
import type { SendStatus } from '../../src/services/sending';
import { contactMessages } from '../fixtures/contactMessages';
import { inFrame } from '../support/documents';
import {
  expectWritten,
  FormOnTheSite,
  formArgs,
  formParts,
  nothing,
  write,
} from '../support/FormOnTheSite';
import { answers, mailService, withMailKeys } from '../support/mailService';
import { stateModes } from '../support/modes';

type FormArgs = ComponentProps<typeof ContactForm>;

/** The words that the state of a message is about, as a visitor has written them. */
function Written({ children }: { children: ReactNode }) {
  useState(() => contactDraft.write(contactMessages.question));
  useEffect(() => contactDraft.clear(), []);
  return children;
}

const isEmptyIn = (sendStatus: SendStatus) => sendStatus === 'none' || sendStatus === 'sent';

const withWords: Decorator<FormArgs> = (Story, { args }) =>
  isEmptyIn(args.sendStatus) ? (
    <Story />
  ) : (
    <Written>
      <Story />
    </Written>
  );

const meta = {
  title: 'Components/ContactForm',
  component: ContactForm,
  args: {
    ...formArgs,
    sendStatus: 'none',
    onSend: fn(),
    onRestore: fn(),
    onEdit: fn(),
  },
  decorators: [withMailKeys, withWords],
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const { status: said } = formArgs.text;

/** Three required fields with their labels, and what happens to what is written. */
export const Default: Story = {
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas, canvasElement, step }) => {
    const { name, email, message, send, status } = formParts(canvasElement);

    await step(
      'Every field is required, and the browser may fill in name and address',
      async () => {
        for (const field of [name(), email(), message()]) await expect(field).toBeRequired();
        await expect(name()).toHaveAttribute('autocomplete', 'name');
        await expect(email()).toHaveAttribute('autocomplete', 'email');
        await expect(email()).toHaveAttribute('type', 'email');
        await expect(message()).not.toHaveAttribute('maxlength');
      },
    );

    await step('The message has room, at least 150 px', async () => {
      await expect(message().getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
    });

    await step('The line about privacy stands in the form', async () => {
      await expect(
        within(canvas.getByRole('form')).getByText(/kept in this browser tab/),
      ).toBeVisible();
    });

    await step('Nothing is said of a message that does not exist yet', async () => {
      await expect(status()).toHaveTextContent(/^$/);
      await expect(send()).toBeEnabled();
    });
  },
};

/** Sent empty: each field says what is missing, and focus is on the first. */
export const FormEmptyRefused: Story = {
  parameters: inFrame(720),
  play: async ({ args, canvasElement, step, userEvent }) => {
    const { name, email, message, send } = formParts(canvasElement);
    await userEvent.click(send());

    await step('A text of its own is tied to each field', async () => {
      await expect(name()).toHaveAccessibleDescription('Please tell us your name.');
      await expect(email()).toHaveAccessibleDescription(
        'Please give us an email address, so that we can answer.',
      );
      await expect(message()).toHaveAccessibleDescription('Please write a message.');
      for (const field of [name(), email(), message()]) await expect(field).toBeInvalid();
    });

    await step('Focus is on the first, and nothing was sent', async () => {
      await expect(name()).toHaveFocus();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
};

/** What is mended after a refusal is no longer complained about. */
export const FieldMended: Story = {
  tags: ['behavior'],
  play: async ({ canvasElement, userEvent }) => {
    const { name, email, send } = formParts(canvasElement);
    await userEvent.click(send());
    await userEvent.type(name(), 'Ada Byron');
    await expect(name()).toBeValid();
    await expect(name()).toHaveAccessibleDescription('');
    await expect(email()).toBeInvalid();
  },
};

/** An address without an @: the field says so, and focus is there although it is the second. */
export const FormBadAddressRefused: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, name, send } = formParts(canvasElement);
    await write(
      { canvasElement, userEvent },
      { ...contactMessages.question, user_email: 'ada.example.com' },
    );
    await userEvent.click(send());
    await expect(email()).toHaveAccessibleDescription(
      'Please check the address: it should look like name@company.com.',
    );
    await expect(email()).toBeInvalid();
    await expect(email()).toHaveFocus();
    await expect(name()).toBeValid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Browsers accept a name of one blank, and so do we: there are no further rules. */
export const NoFurtherRules: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const blank = { user_name: ' ', user_email: 'a@b', message: ' ' };
    await write({ canvasElement, userEvent }, blank);
    await userEvent.click(formParts(canvasElement).send());
    await expect(args.onSend).toHaveBeenCalledWith(blank, {
      confirmed: false,
      honeypotFilled: false,
    });
  },
};

/** The form says where the last message is and, unless all is well, how else to reach us. */
const expectStated: Story['play'] = async ({ args, canvas, canvasElement }) => {
  const { status } = formParts(canvasElement);
  await expect(status()).toHaveTextContent(said[args.sendStatus as Exclude<SendStatus, 'none'>]);
  const isWell = ['sending', 'sent', 'sentEarlier'].includes(args.sendStatus);
  const mail = canvas.queryByRole('link', { name: formArgs.text.mailInstead });
  const call = canvas.queryByRole('link', { name: /^Call / });
  await expect([mail, call].map(Boolean)).toEqual([!isWell, !isWell]);
  await expectWritten(canvasElement, isEmptyIn(args.sendStatus) ? nothing : undefined);
  status().scrollIntoView({ block: 'center' });
};

/** On its way: the button says so, and nothing is grayed out. */
export const Sending: Story = {
  args: { sendStatus: 'sending' },
  play: expectStated,
};

/** Fifteen seconds without an answer: what is not known is said so. */
export const NoAnswerYet: Story = {
  args: { sendStatus: 'noAnswer' },
  play: expectStated,
};

/** The page was reloaded or reopened while the message was on its way. */
export const Interrupted: Story = {
  args: { sendStatus: 'interrupted' },
  play: expectStated,
};

/** Arrived. */
export const Sent: Story = {
  args: { sendStatus: 'sent' },
  play: expectStated,
};

/** Arrived, while the form holds other words by now. */
export const SentWhileWritingOn: Story = {
  args: { sendStatus: 'sentEarlier' },
  play: expectStated,
};

/** Refused by the mail service. */
export const Failed: Story = {
  args: { sendStatus: 'failed' },
  play: expectStated,
};

/** What the browser says of its connection, whatever that of this device is. */
const connection = (online: boolean) => () => {
  const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  return () => onLine.mockRestore();
};

/** Without a connection: nothing has left, and every word is kept. */
export const Offline: Story = {
  args: { sendStatus: 'offline' },
  parameters: inFrame(900),
  beforeEach: connection(false),
  play: expectStated,
};

/** The connection is back: nothing happens by itself, and Try again sends. */
export const OnlineAgain: Story = {
  args: { sendStatus: 'offline' },
  beforeEach: connection(true),
  play: async ({ canvasElement }) => {
    const { status, tryAgain } = formParts(canvasElement);
    await expect(status()).toHaveTextContent(said.onlineAgain);
    await expect(await tryAgain()).toBeVisible();
    await expectWritten(canvasElement);
    status().scrollIntoView({ block: 'center' });
  },
};

/** Too long for the mail service (status 413). */
export const TooLarge: Story = {
  args: { sendStatus: 'tooLarge' },
  play: expectStated,
};

/** Too many messages at once (status 429). */
export const TooMany: Story = {
  args: { sendStatus: 'tooMany' },
  play: expectStated,
};

/** The request failed: it may have arrived before the connection broke. */
export const ConnectionFailed: Story = {
  args: { sendStatus: 'connectionFailed' },
  play: expectStated,
};

/** Refused this time, while an earlier try may have arrived. */
export const FailedAgain: Story = {
  args: { sendStatus: 'failedAgain' },
  play: expectStated,
};

/** Before the same words are sent a second time the form asks. */
export const AsksBeforeRepeating: Story = {
  args: { sendStatus: 'mayRepeat' },
  play: expectStated,
};

/** The honeypot was filled: the form asks, and swallows nothing. */
export const AsksWhoWroteIt: Story = {
  args: { sendStatus: 'looksAutomatic' },
  play: expectStated,
};

/** On its way: the button keeps focus, the words can be read, and a second press does nothing. */
export const FormSending: Story = {
  tags: ['behavior'],
  render: () => <FormOnTheSite />,
  play: async ({ canvasElement, msw, step, userEvent }) => {
    const received = mailService(msw, answers.never);
    const { name, email, message, send, busy, status } = formParts(canvasElement);
    await write({ canvasElement, userEvent });
    await userEvent.click(send());

    await step('The button says so, and keeps focus', async () => {
      await expect(await busy()).toHaveAttribute('aria-disabled', 'true');
      await expect(await busy()).toHaveFocus();
      await expect(status()).toHaveTextContent(said.sending);
    });

    await step('Nothing is grayed out, and nothing changes under way', async () => {
      await userEvent.type(message(), ' And one more thing');
      await expectWritten(canvasElement);
      for (const field of [name(), email(), message()]) {
        await expect(field).toBeEnabled();
        await expect(field).toHaveAttribute('readonly');
      }
    });

    await step('Pressing again, or Enter in a field, does nothing', async () => {
      await waitFor(() => expect(received).toHaveLength(1));
      await userEvent.click(await busy());
      await userEvent.type(name(), '{Enter}');
      await expect(received).toHaveLength(1);
      (await busy()).scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  },
};

/** Arrived: a notice, the same in short beneath the form, and an empty form for the next message. */
export const FormSentAndCleared: Story = {
  render: () => <FormOnTheSite />,
  play: async ({ canvasElement, msw, step, userEvent }) => {
    const received = mailService(msw, answers.ok);
    const { send, status } = formParts(canvasElement);
    await write({ canvasElement, userEvent });
    await userEvent.click(send());

    await step('The notice and the status say so', async () => {
      await expect(await screen.findByText('Message Sent!')).toBeVisible();
      await expect(
        screen.getByText("Thank you for contacting us. We'll get back to you soon."),
      ).toBeVisible();
      await expect(status()).toHaveTextContent(said.sent);
    });

    await step('The form is empty, and it was sent once', async () => {
      await expectWritten(canvasElement, nothing);
      await expect(send()).toHaveFocus();
      await expect(received).toHaveLength(1);
    });

    status().scrollIntoView({ block: 'center' });
  },
};

/** The next message begins without the news of the last one. */
export const NextMessage: Story = {
  tags: ['behavior'],
  render: () => <FormOnTheSite />,
  play: async ({ canvasElement, msw, userEvent }) => {
    mailService(msw, answers.ok);
    const { name, send, status } = formParts(canvasElement);
    await write({ canvasElement, userEvent });
    await userEvent.click(send());
    await waitFor(() => expect(status()).toHaveTextContent(said.sent));
    await fireEvent.input(name(), { target: { value: 'A' } });
    await expect(status()).toHaveTextContent(/^$/);
    await expectWritten(canvasElement, { ...nothing, user_name: 'A' });
  },
};

/** Refused by the mail service: the notice, the words kept, and three other ways to get them across. */
export const FormFailedAndKept: Story = {
  render: () => <FormOnTheSite />,
  play: async ({ canvas, canvasElement, msw, step, userEvent }) => {
    mailService(msw, answers.refused);
    const { send, status, tryAgain } = formParts(canvasElement);
    await write({ canvasElement, userEvent });
    await userEvent.click(send());

    await step('The notice and the status say so', async () => {
      await expect(await screen.findByText('Error')).toBeVisible();
      await expect(
        screen.getByText(
          'Failed to send message. Please email us directly at support@northmere.example',
        ),
      ).toBeVisible();
      await expect(status()).toHaveTextContent(said.failed);
    });

    await step('Every word is still there', async () => {
      await expectWritten(canvasElement);
      await expect(send()).toHaveFocus();
    });

    await step('Try again, a mail, a call', async () => {
      await expect(await tryAgain()).toBeVisible();
      await expect(canvas.getByRole('link', { name: formArgs.text.mailInstead })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:support@northmere\.example\?/),
      );
      await expect(canvas.getByRole('link', { name: 'Call +1 (503) 555-0142' })).toHaveAttribute(
        'href',
        'tel:+15035550142',
      );
    });
  },
};

/** Without keys nothing can be sent: visitors see the usual failure, the owner reads why in the console. */
export const FormUnconfigured: Story = {
  render: () => <FormOnTheSite />,
  parameters: { mailKeys: false },
  play: async ({ canvasElement, msw, step, userEvent }) => {
    const received = mailService(msw, answers.ok);
    const heard = spyOn(console, 'error').mockImplementation(() => undefined);
    await write({ canvasElement, userEvent });
    await userEvent.click(formParts(canvasElement).send());

    await step('The usual failure, and the words are kept', async () => {
      await expect(await screen.findByText('Error')).toBeVisible();
      await expectWritten(canvasElement);
    });

    await step('The console names the key that is required; nothing went out', async () => {
      await expect(heard).toHaveBeenCalledWith(
        expect.stringMatching(/^The public key is required\./),
      );
      await expect(received).toHaveLength(0);
    });
    heard.mockRestore();
  },
};
