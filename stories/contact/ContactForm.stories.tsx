import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { attributes, type MessageState } from '../../src/boot/contract';
import { ContactForm } from '../../src/contact/ContactForm';
import {
  type ContactMessage,
  digestOf,
  emptyMessage,
  fillEmptyFields,
} from '../../src/contact/message';
import { idle, type SendStatus } from '../../src/contact/sendState';
import { company, phoneLink } from '../../src/content/company';
import { contactMessages } from '../fixtures/contactMessages';
import { framesAlone, inFrame } from '../support/documents';
import { expectToFit } from '../support/expectToFit';
import {
  expectWritten,
  FormOnTheSite,
  formArgs,
  formParts,
  requiredFields,
  said,
  write,
} from '../support/FormOnTheSite';
import { answers, mailService } from '../support/mailService';
import { behavior, sameColors, stateModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { onSite } from '../support/onSite';

/** A form that holds these words, as a draft brings them back. */
const holding = (written: ContactMessage) => ({
  written,
  onOpen: (form: HTMLFormElement) => {
    form.reset();
    fillEmptyFields(form, written);
  },
});

/** A form in one state of its message. */
function inState(status: SendStatus, written: ContactMessage = contactMessages.question) {
  const { user_email: to } = contactMessages.question;
  const hasArrived = status === 'sent' || status === 'sentEarlier';
  return {
    ...holding(written),
    state: {
      ...idle,
      status,
      digest: digestOf(contactMessages.question),
      ...(hasArrived && { to }),
    },
  };
}

const meta = {
  title: 'Components/ContactForm',
  component: ContactForm,
  // All states stand on the board "Form in all its states".
  parameters: framesAlone,
  args: {
    ...formArgs,
    ...holding(emptyMessage),
    state: idle,
    onSend: fn(),
    onSent: fn(),
    onEdit: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields with their labels, and what happens to what is written. */
// Proves 2.19, 5.1, 9.6
export const Default: Story = {
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas, canvasElement, step }) => {
    const { message, send, status } = formParts(canvasElement);
    const field = (name: string) => canvas.getByRole('textbox', { name });

    await step('Name, Email and Message are required, and nothing else', async () => {
      const required = canvas.getAllByRole('textbox').filter((one) => one.matches(':required'));
      await expect(required).toEqual([field('Name'), field('Email'), field('Message')]);
    });

    await step('The browser may fill in name and address', async () => {
      await expect(field('Name')).toHaveAttribute('autocomplete', 'name');
      await expect(field('Email')).toHaveAttribute('autocomplete', 'email');
      await expect(field('Email')).toHaveAttribute('type', 'email');
    });

    await step('The message has room, at least 150 px', async () => {
      await expect(message().getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
    });

    await step('The line about privacy stands in the form', async () => {
      await expect(
        within(canvas.getByRole('form')).getByText(formArgs.labels.privacy),
      ).toBeVisible();
    });

    await step('Nothing is said of a message that does not exist yet', async () => {
      await expect(status()).toHaveTextContent(/^$/);
      await expect(send()).toBeEnabled();
    });
  },
};

/** Sent empty: each field says what is missing, and focus is on the first. */
// Proves 5.1
export const FormEmptyRefused: Story = {
  name: 'Refused: an empty form',
  parameters: inFrame(720),
  play: async ({ args, canvasElement, step, userEvent }) => {
    const { field, name, send } = formParts(canvasElement);
    await userEvent.click(send());

    await step('A text of its own is tied to each required field', async () => {
      for (const name of requiredFields) {
        const { missing = '' } = formArgs.labels.fields[name];
        await expect(missing).not.toBe('');
        await expect(field(name)).toHaveAccessibleDescription(missing);
        await expect(field(name)).toBeInvalid();
      }
    });

    await step('Focus is on the first, and nothing was sent', async () => {
      await expect(name()).toHaveFocus();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
};

/** A field that is corrected after a refusal loses its error. */
export const FieldMended: Story = {
  tags: ['behavior'],
  parameters: behavior,
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
// Proves 5.2
export const FormBadAddressRefused: Story = {
  name: 'Refused: no email address',
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, name, send } = formParts(canvasElement);
    await write(
      { canvasElement, userEvent },
      { ...contactMessages.question, user_email: 'ada.example.com' },
    );
    await userEvent.click(send());
    await expect(email()).toHaveAccessibleDescription(formArgs.labels.fields.user_email.malformed);
    await expect(email()).toBeInvalid();
    await expect(email()).toHaveFocus();
    await expect(name()).toBeValid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Browsers accept a name of one blank, and so do we: there are no further rules, of length or shape. */
// Proves 5.3
export const NoFurtherRules: Story = {
  parameters: sameColors,
  play: async ({ args, canvasElement, userEvent }) => {
    const blank = { user_name: ' ', user_email: 'a@b', message: ' ' };
    await write({ canvasElement, userEvent }, blank);
    for (const field of formParts(canvasElement).all()) {
      for (const rule of ['maxlength', 'minlength', 'pattern']) {
        await expect(field).not.toHaveAttribute(rule);
      }
    }
    await userEvent.click(formParts(canvasElement).send());
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

const callUs = formArgs.labels.callInstead(company.phone);

/** The form says where the last message is and, unless all is well, how else to reach us. */
const expectStated: Story['play'] = async ({ args, canvas, canvasElement }) => {
  const { status } = formParts(canvasElement);
  const current = args.state.status as Exclude<SendStatus, 'none'>;
  await expect(status()).toHaveTextContent(said[current]);
  const isWell = ['sending', 'sent', 'sentEarlier'].includes(current);
  const mail = canvas.queryByRole('link', { name: formArgs.labels.mailInstead });
  const call = canvas.queryByRole('link', { name: callUs });
  await expect([mail, call].map(Boolean)).toEqual([!isWell, !isWell]);
  await expectWritten(canvasElement, args.written);
  status().scrollIntoView({ block: 'center' });
};

/** On its way: the button says so, and nothing is grayed out. */
export const Sending: Story = {
  parameters: inFrame(720),
  args: inState('sending'),
  play: expectStated,
};

/** Fifteen seconds without an answer: the form says what is not known. */
export const NoAnswerYet: Story = {
  parameters: sameColors,
  args: inState('noAnswer'),
  play: expectStated,
};

/** The page was reloaded or reopened while the message was on its way. */
export const Interrupted: Story = {
  parameters: sameColors,
  args: inState('interrupted'),
  play: expectStated,
};

/** A copy of this tab has sent the message. */
export const SentByAnotherTab: Story = {
  parameters: sameColors,
  args: inState('elsewhere'),
  play: expectStated,
};

/** Arrived: the address that will be answered can be checked. */
export const Sent: Story = {
  parameters: inFrame(720),
  args: inState('sent', emptyMessage),
  play: expectStated,
};

/** The address is as long as a narrow phone is wide: it wraps, and no translator changes it. */
export const SentToALongAddress: Story = {
  parameters: sameColors,
  args: {
    state: {
      ...idle,
      status: 'sent',
      to: 'ada.byron.of.the.department.of.analytical.engines@engines.example.com',
    },
  },
  globals: onScreen('small'),
  play: async ({ args, canvas, canvasElement }) => {
    const address = canvas.getByText(args.state.to);
    await expect(address).toHaveAttribute('translate', 'no');
    await expectToFit(canvasElement);
    address.scrollIntoView({ block: 'center' });
  },
};

/** Arrived, while the form holds other words by now. */
export const SentWhileWritingOn: Story = {
  parameters: sameColors,
  args: inState('sentEarlier'),
  play: expectStated,
};

/** An earlier message has arrived late, while this one is on its way: the form says which. */
export const EarlierMessageArrived: Story = {
  parameters: sameColors,
  args: {
    ...inState('sending'),
    state: { ...inState('sending').state, earlier: 'Is there a seat left on May 13?' },
  },
  play: async ({ canvasElement }) => {
    const { status } = formParts(canvasElement);
    await expect(status()).toHaveTextContent('Is there a seat left on May 13?');
    await expect(status()).toHaveTextContent(said.sending);
  },
};

/** Refused by the mail service. */
export const Failed: Story = {
  parameters: inFrame(900),
  args: inState('failed'),
  play: expectStated,
};

/** Refused, and the words deleted since: nothing is claimed of them, and the mail link is empty. */
export const FailedThenDeleted: Story = {
  parameters: sameColors,
  args: inState('failed', emptyMessage),
  play: async ({ canvas, canvasElement }) => {
    const { status } = formParts(canvasElement);
    await expect(status()).toHaveTextContent(new RegExp(`^${formArgs.labels.status.failed}$`));
    await expect(canvas.getByRole('link', { name: formArgs.labels.mailInstead })).toHaveAttribute(
      'href',
      `mailto:${formArgs.contact.email}`,
    );
  },
};

/** Sets whether the browser says it is online, whatever this device is. */
const connection = (online: boolean) => () => {
  const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  return () => onLine.mockRestore();
};

/** Without a connection: nothing has left, and every word is kept. */
export const Offline: Story = {
  args: inState('offline'),
  parameters: inFrame(900),
  beforeEach: connection(false),
  play: expectStated,
};

/** The connection is back: nothing happens by itself, and Try again sends. */
export const OnlineAgain: Story = {
  parameters: sameColors,
  args: inState('offline'),
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
  parameters: sameColors,
  args: inState('tooLarge'),
  play: expectStated,
};

/** Too many messages at once (status 429). */
export const TooMany: Story = {
  parameters: sameColors,
  args: inState('tooMany'),
  play: expectStated,
};

/** The request failed: it may have arrived before the connection broke. */
export const ConnectionFailed: Story = {
  parameters: sameColors,
  args: inState('connectionFailed'),
  play: expectStated,
};

/** Refused this time, while an earlier try may have arrived. */
export const FailedAgain: Story = {
  parameters: sameColors,
  args: inState('failedAgain'),
  play: expectStated,
};

/** Before the same words are sent a second time the form asks. */
export const AsksBeforeRepeating: Story = { args: inState('mayRepeat'), play: expectStated };

/** The honeypot was filled: the form asks, and swallows nothing. */
export const AsksWhoWroteIt: Story = {
  parameters: sameColors,
  args: inState('looksAutomatic'),
  play: expectStated,
};

/** The same after the connection failed: the reason stays in sight, however often Send is pressed. */
export const AsksBeforeRepeatingAFailure: Story = {
  parameters: sameColors,
  args: inState('mayRepeatFailed'),
  play: expectStated,
};

/** Send was pressed early, more than ten minutes ago: the form asks. */
export const AsksAfterALongWait: Story = {
  parameters: sameColors,
  args: inState('delayed'),
  play: expectStated,
};

/** Offline while the visitor writes. */
export const ConnectionLost: Story = {
  parameters: sameColors,
  args: holding(contactMessages.question),
  beforeEach: connection(false),
  play: async ({ canvasElement }) => {
    const { status } = formParts(canvasElement);
    await expect(status()).toHaveTextContent(said.connectionLost);
  },
};

/** Longer than the mail service takes, in what that counts. A mail link would cut it: a button copies it. */
export const TooLong: Story = {
  args: holding({ ...contactMessages.question, message: 'セミナー'.repeat(4300) }),
  play: async ({ canvas, canvasElement }) => {
    const { status } = formParts(canvasElement);
    await expect(status()).toHaveTextContent('52 KB');
    await expect(status()).toHaveTextContent('50 KB');
    await expect(canvas.getByRole('button', { name: formArgs.labels.copy })).toBeVisible();
    const mail = canvas.getByRole('link', { name: formArgs.labels.mailInstead });
    await expect(mail.getAttribute('href')?.length).toBeLessThanOrEqual(1800);
  },
};

/** How the inline script of the head marks an early Send. */
const early = (state: MessageState) => () => {
  document.documentElement.setAttribute(attributes.message, state);
  return () => document.documentElement.removeAttribute(attributes.message);
};

/** Send was pressed before the page came alive. */
export const Waiting: Story = {
  args: holding(contactMessages.question),
  beforeEach: early('waiting'),
  play: async ({ canvas, canvasElement }) => {
    await expect(formParts(canvasElement).waiting()).toBeVisible();
    await expect(canvas.getByText(said.waiting)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

const expectOtherWays =
  (state: 'slow' | 'missing'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(said[state])).toBeVisible();
    await expect(canvas.getByRole('link', { name: formArgs.contact.email })).toBeVisible();
    await expect(canvas.getByRole('link', { name: callUs })).toBeVisible();
  };

/** The same after 15 seconds: other ways to the company. */
export const WaitingForLong: Story = {
  parameters: sameColors,
  args: holding(contactMessages.question),
  beforeEach: early('slow'),
  play: expectOtherWays('slow'),
};

/** The same when the scripts are missing. */
export const WaitingInVain: Story = {
  parameters: sameColors,
  args: holding(contactMessages.question),
  beforeEach: early('missing'),
  play: expectOtherWays('missing'),
};

/** On its way: the button keeps focus, the words can be read, and a second press does nothing. */
// Proves 4.1
export const FormSending: Story = {
  ...onSite,
  tags: ['behavior'],
  parameters: behavior,
  render: () => <FormOnTheSite />,
  play: async ({ canvasElement, msw, step, userEvent }) => {
    const received = mailService(msw, answers.never);
    const { all, name, message, send, busy, status } = formParts(canvasElement);
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
      for (const field of all()) {
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

/** Arrived: a notice, the same in short below the form, and an empty form for the next message. */
// Proves 4.2, 8.2
export const FormSentAndCleared: Story = {
  name: 'Sent: empty again',
  ...onSite,
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
      await expectWritten(canvasElement, emptyMessage);
      await expect(send()).toHaveFocus();
      await expect(received).toHaveLength(1);
    });

    status().scrollIntoView({ block: 'center' });
  },
};

/** The next message begins without the news of the last one. */
export const NextMessage: Story = {
  ...onSite,
  tags: ['behavior'],
  parameters: behavior,
  render: () => <FormOnTheSite />,
  play: async ({ canvasElement, msw, userEvent }) => {
    mailService(msw, answers.ok);
    const { name, send, status } = formParts(canvasElement);
    await write({ canvasElement, userEvent });
    await userEvent.click(send());
    await waitFor(() => expect(status()).toHaveTextContent(said.sent));
    await fireEvent.input(name(), { target: { value: 'A' } });
    await expect(status()).toHaveTextContent(/^$/);
    await expectWritten(canvasElement, { ...emptyMessage, user_name: 'A' });
  },
};

/** Refused by the mail service: the notice, the words kept, and three other ways to get them across. */
// Proves 4.3, 8.1
export const FormFailedAndKept: Story = {
  name: 'Failed: nothing is lost',
  ...onSite,
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
          `Failed to send message. Please email us directly at ${company.supportEmail}`,
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
      await expect(canvas.getByRole('link', { name: formArgs.labels.mailInstead })).toHaveAttribute(
        'href',
        expect.stringContaining(`mailto:${company.supportEmail}?`),
      );
      await expect(
        canvas.getByRole('link', { name: formArgs.labels.callInstead(company.phone) }),
      ).toHaveAttribute('href', phoneLink(company.phone));
    });
  },
};
