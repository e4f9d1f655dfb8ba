import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import { ContactForm } from '../../src/contact/ContactForm';
import { FormField } from '../../src/contact/FormField';
import { fieldNames } from '../../src/contact/fields';
import { sendMail } from '../../src/contact/mail';
import { SendStatus } from '../../src/contact/SendStatus';
import type { Outcome } from '../../src/contact/send';
import { noticeTexts } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { aboutSeminar } from '../../src/content/pages/seminars';
import { routeOf } from '../../src/content/routes';
import { attributes } from '../../src/lib/constants';
import { messageAbout, samples } from '../fixtures/samples';
import { expectWords, forgetMessages, formIn, write, writeAndSend } from '../support/form';
import { inFrame, inHalf } from '../support/frames';
import { noSnapshot, onScreen, sameColors, withStates } from '../support/modes';
import { expectNotice, withNotices } from '../support/notices';

const { form: text } = contactPage;

/** As on the page, so that the outcome can scroll clear of the notice. */
const withRoomBelow: Decorator = (Story) => <div style={{ paddingBottom: 200 }}>{Story()}</div>;

const meta = {
  title: 'Components/ContactForm',
  component: ContactForm,
  subcomponents: { FormField, SendStatus },
  ...inHalf,
  decorators: [...inHalf.decorators, withRoomBelow, withNotices],
  parameters: { ...inHalf.parameters, ...inFrame(840) },
  beforeEach: forgetMessages,
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three fields, all of them required, and what happens to what is written. */
export const AtRest: Story = {
  ...withStates,
  // Proves spec-2.16, spec-5.1.
  play: async ({ canvas }) => {
    const { field, send, status } = formIn(canvas);
    for (const name of fieldNames) await expect(field(name)).toBeRequired();
    await expect(canvas.getByRole('link', { name: text.ownMail })).toBeVisible();
    await expect(canvas.getByText(text.privacy)).toBeVisible();
    await expect(send()).toHaveAccessibleName(text.send);
    await expect(status()).toHaveTextContent(/^$/);
  },
};

/** Sent empty: each field says what is missing, focus is on the first, and nothing is sent. */
export const RefusedEmpty: Story = {
  name: 'Refused: an empty form',
  // Proves spec-5.1.
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const { field, send } = formIn(canvas);
    await userEvent.click(send());
    for (const name of fieldNames) {
      await expect(field(name)).toHaveAccessibleDescription(text.fields[name].missing);
    }
    await expect(field('user_name')).toHaveFocus();
    await expect(sendMail).not.toHaveBeenCalled();
  },
};

/** An address without an @: this field says so, and focus goes there. */
export const RefusedAddress: Story = {
  name: 'Refused: no email address',
  // Proves spec-5.2.
  tags: ['!autodocs'],
  parameters: sameColors,
  play: async ({ canvas, userEvent }) => {
    const message = { ...messageAbout('May'), user_email: 'ada.example.com' };
    await writeAndSend({ canvas, userEvent }, message);
    const email = formIn(canvas).field('user_email');
    await expect(email).toHaveAccessibleDescription(text.fields.user_email.malformed);
    await expect(email).toHaveFocus();
    await expect(sendMail).not.toHaveBeenCalled();
  },
};

/** The mail service gives no answer before the story is over. */
const withoutAnswer = () => {
  let answer = () => {};
  const silence = new Promise<{ status: number; text: string }>((resolve) => {
    answer = () => resolve({ status: 200, text: 'OK' });
  });
  mocked(sendMail).mockReturnValueOnce(silence);
  return answer;
};

/** On its way. The shortest words will do: beside an address of the right form nothing more is asked for. */
export const Sending: Story = {
  // Proves spec-5.3.
  tags: ['!autodocs'],
  beforeEach: withoutAnswer,
  play: async ({ canvas, userEvent }) => {
    const shortest = { user_name: 'A', user_email: 'a@b', message: '?' };
    await writeAndSend({ canvas, userEvent }, shortest);
    const { send, status } = formIn(canvas);
    await expect(status()).toHaveTextContent(text.status.sending);
    await expect(send()).toHaveAccessibleName(text.sending);
    await expect(sendMail).toHaveBeenCalledWith(shortest);
  },
};

/** Fifteen seconds without an answer: the form says what nobody knows, and how else to reach the company. */
export const Waiting: Story = {
  tags: ['!autodocs'],
  beforeEach: withoutAnswer,
  play: async ({ canvas, userEvent }) => {
    const timers = spyOn(window, 'setTimeout');
    await writeAndSend({ canvas, userEvent }, messageAbout('June'));
    // They pass at once.
    const [runOut] = timers.mock.calls.find(([, delay]) => delay === 15_000) ?? [];
    if (typeof runOut === 'function') runOut();
    await waitFor(() => expect(formIn(canvas).status()).toHaveTextContent(text.status.waiting));
    await expect(canvas.getByRole('link', { name: text.mailInstead })).toBeVisible();
  },
};

/** The message has arrived: a notice and the form say so, and the form is empty again. */
export const Sent: Story = {
  name: 'Message sent',
  // Proves spec-4.1, spec-7.1, spec-8.2.
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const message = messageAbout('July');
    await writeAndSend({ canvas, userEvent }, message);
    await expectNotice(noticeTexts.sent);
    const { status } = formIn(canvas);
    const words = `${text.status.sent} ${text.replyTo} ${message.user_email}`;
    await expect(status()).toHaveTextContent(words);
    await expect(canvas.getByText(text.yourWords).parentElement).toHaveTextContent(message.message);
    await expectWords({ canvas });
    await expect(sendMail).toHaveBeenCalledWith(message);
  },
};

/** The next message fails like this. */
const failWith = (reason: unknown) => () => {
  mocked(sendMail).mockRejectedValueOnce(reason);
};

/** Sends a message in vain: a notice and the form say so, each word stays, and there is another way. */
const endAs =
  (outcome: Outcome, subject: string, more = ''): Story['play'] =>
  async ({ canvas, userEvent }) => {
    const question = messageAbout(subject);
    const message = { ...question, message: question.message + more };
    await writeAndSend({ canvas, userEvent }, message);
    await expectNotice(noticeTexts.sendFailed);
    const { send, status } = formIn(canvas);
    await expect(status()).toHaveTextContent(text.status[outcome]);
    await expect(send()).toHaveAccessibleName(text.tryAgain);
    await expectWords({ canvas }, message);
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: text.mailInstead });
    const letter = new URL(link.href).searchParams.get('body');
    await expect(letter).toEqual(more ? null : expect.stringContaining(question.message));
  };

/** Refused by the mail service: every word stays, and a mail link takes the words along. */
export const Refused: Story = {
  name: 'Not sent: refused by the service',
  // Proves spec-4.1, spec-8.1.
  tags: ['!autodocs'],
  beforeEach: failWith({ status: 500, text: 'Internal server error' }),
  play: endAs('refused', 'August'),
};

/** Too long for the mail service, and for a mail link: that one opens an empty mail. */
export const TooLarge: Story = {
  name: 'Not sent: too long',
  tags: ['!autodocs'],
  parameters: sameColors,
  beforeEach: failWith({ status: 413, text: 'Variables size limit' }),
  play: endAs('tooLarge', 'all', ' I ask for my whole team.'.repeat(99)),
};

/** Too many messages at once: the form asks to try again in a minute. */
export const Busy: Story = {
  name: 'Not sent: the service is busy',
  tags: ['!autodocs'],
  parameters: sameColors,
  beforeEach: failWith({ status: 429, text: 'Too many requests' }),
  play: endAs('busy', 'September'),
};

/** The connection broke: the form does not claim that nothing has arrived. Here on a phone. */
export const Uncertain: Story = {
  name: 'May have arrived: no connection',
  tags: ['!autodocs'],
  globals: onScreen('phone'),
  beforeEach: failWith(new TypeError('Failed to fetch')),
  play: endAs('uncertain', 'October'),
};

const missingKey = 'The public key is required. Visit https://dashboard.emailjs.com/admin/account';

/** A site without its keys cannot send. The visitor reads the usual words, the owner the missing key in the console. */
export const MissingKey: Story = {
  name: 'Not sent: a key is missing',
  // Proves spec-7.2, spec-8.4.
  tags: ['!autodocs'],
  parameters: noSnapshot('It looks like the refusal by the service.'),
  beforeEach: failWith(missingKey),
  play: async ({ canvas, userEvent }) => {
    const report = spyOn(console, 'error').mockImplementation(() => {});
    await writeAndSend({ canvas, userEvent }, messageAbout('November'));
    await expectNotice(noticeTexts.sendFailed);
    await expect(report).toHaveBeenCalledWith(missingKey);
  },
};

/**
 * Opened from the card of a seminar, the message begins with a line about it. As long as nobody writes on, it counts
 * as empty.
 */
export const AboutASeminar: Story = {
  tags: ['!autodocs'],
  parameters: { ...sameColors, path: `${routeOf('contact').path}?seminar=${samples.webinar.slug}` },
  play: async ({ canvas, userEvent }) => {
    const { field, send } = formIn(canvas);
    const prefill = text.prefill(aboutSeminar(samples.webinar));
    await waitFor(() => expect(field('message')).toHaveValue(prefill));
    await userEvent.click(send());
    await expect(field('message')).toHaveAccessibleDescription(text.fields.message.untouched);
    await userEvent.type(field('message'), '!');
    await expect(field('message')).toBeValid();
    await userEvent.type(field('message'), '{Backspace}');
  },
};

/** Send was pressed before the page was alive: the button is marked, and the press is done later. */
export const PressedEarly: Story = {
  name: 'Send pressed before the page is alive',
  tags: ['!autodocs'],
  play: async (context) => {
    await write(context, messageAbout('December'));
    const send = formIn(context.canvas).send();
    // The inline script of the site does this, which Storybook lacks.
    send.setAttribute(attributes.pressed, '');
    await expect(send).toHaveStyle({ cursor: 'progress' });
  },
};
