import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, waitFor, within } from 'storybook/test';
import { ContactForm } from '../../src/contact/ContactForm';
import { addSeminar } from '../../src/contact/chosenSeminars';
import { FormField } from '../../src/contact/FormField';
import { fieldNames } from '../../src/contact/fields';
import { sendMail } from '../../src/contact/mail';
import { SendStatus } from '../../src/contact/SendStatus';
import { type Outcome, send } from '../../src/contact/send';
import { noticeTexts } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { aboutSeminar } from '../../src/content/pages/seminars';
import { routeOf } from '../../src/content/routes';
import { messageAbout, samples } from '../fixtures/samples';
import type { Part } from '../support/Frame';
import { expectWords, forgetMessages, formIn, writeAndSend } from '../support/form';
import { inFrame, inHalf } from '../support/frames';
import { inForcedColors, onPaper } from '../support/media';
import { noSnapshot, onScreen, sameColors, themeColor, withStates } from '../support/modes';
import { expectNotice, expectOutcome, noticeArea, withNotices } from '../support/notices';

const { form: text } = contactPage;

/** As on the page, so that the outcome can scroll clear of the notice. */
const withRoomBelow: Decorator = (Story) => <div style={{ paddingBottom: 200 }}>{Story()}</div>;

export default {
  title: 'Components/Forms/ContactForm: validation, email',
  id: 'components-contactform',
  component: ContactForm,
  subcomponents: { FormField, SendStatus },
  ...inHalf,
  decorators: [...inHalf.decorators, withRoomBelow, withNotices],
  parameters: {
    ...inHalf.parameters,
    ...inFrame(840),
    crop: 'form:has([role=status]:not(:empty)) > :last-child',
    anatomy: [
      ['h2', 'Heading', 'says what the form is for; a link from a card leads here.', 'end'],
      ['label', 'Label', 'stays above its field, also while one writes.', 'end'],
      ['input', 'Field', 'takes one line. All three are required.'],
      ['textarea', 'Message', 'gives room to a reason, so that the form does not grow.'],
      ['textarea ~ *, form > div > p', 'Promise', 'says what happens to the words.', 'end'],
      ['[type=submit]', 'Send', 'says “Sending” while the message is on its way.'],
      ['a[href^=mailto]', 'Own mail', 'takes along what is written.', 'end'],
    ] satisfies Part[],
  },
  beforeEach: forgetMessages,
} satisfies Meta<typeof ContactForm>;
type Story = StoryObj;

/** Three fields, all of them required, and what happens to what is written. */
export const AtRest: Story = {
  ...withStates,
  name: 'Empty',
  // Proves spec-2.16, spec-5.1.
  play: async ({ canvas }) => {
    const { field, send, status } = formIn(canvas);
    for (const name of fieldNames) await expect(field(name)).toBeRequired();
    await expect(canvas.getByRole('link', { name: text.ownMail })).toBeVisible();
    await expect(canvas.getByText(text.privacy)).toBeVisible();
    await expect(canvas.getByText(contactPage.withoutScripts)).not.toBeVisible();
    await expect(send()).toHaveAccessibleName(text.send);
    await expect(status()).toHaveTextContent(/^$/);
    await expect(status().parentElement?.clientHeight).toBe(0);
  },
};

/** Sent empty: each field says what is missing, focus is on the first, and nothing is sent. */
export const RefusedEmpty: Story = {
  name: 'Refused: an empty form',
  // Proves spec-5.1.
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

/** Sends a message from an address that is refused: the field says why, and has focus. */
const refuse =
  (subject: string, user_email: string, reason: string): Story['play'] =>
  async (context) => {
    await writeAndSend(context, { ...messageAbout(subject), user_email });
    const email = formIn(context.canvas).field('user_email');
    await expect(email).toHaveAccessibleDescription(reason);
    await expect(email).toHaveFocus();
    await expect(sendMail).not.toHaveBeenCalled();
  };

/** An address without an @: this field says so, and focus goes there. */
export const RefusedAddress: Story = {
  name: 'Refused: no email address',
  // Proves spec-5.2.
  parameters: sameColors,
  play: refuse('May', 'ada.example.com', text.fields.user_email.malformed),
};

/** What gives the late answer. */
let answer = () => {};

/** The mail service gives no answer before the story asks for it, or is over. */
const withoutAnswer = () => {
  const silence = new Promise<{ status: number; text: string }>((resolve) => {
    answer = () => resolve({ status: 200, text: 'OK' });
  });
  mocked(sendMail).mockReturnValueOnce(silence);
  return () => answer();
};

const giveAnswer = ({ step }: Pick<StoryContext, 'step'>) =>
  step('The service answers', async () => {
    answer();
    await expectNotice(noticeTexts.sent);
  });

/** On its way. The shortest words will do: beside an address of the right form nothing more is asked for. */
export const Sending: Story = {
  name: 'Sending (loading)',
  // Proves spec-5.3.
  beforeEach: withoutAnswer,
  play: async (context) => {
    const { canvas } = context;
    const shortest = { user_name: 'A', user_email: 'a@b', message: '?' };
    await writeAndSend(context, shortest);
    const { field, send, status } = formIn(canvas);
    await expect(status()).toHaveTextContent(text.status.sending);
    await expect(status().querySelector('svg')).not.toBeInTheDocument();
    await expect(field('message')).toHaveAttribute('readonly');
    const backgroundColor = themeColor('button-pressed');
    await waitFor(() => expect(send()).toHaveStyle({ backgroundColor }));
    await expect(send()).toHaveAccessibleName(text.sending);
    await expect(send()).toHaveAttribute('aria-disabled', 'true');
    await expect(sendMail).toHaveBeenCalledWith(shortest);
    // A second press, and Enter, while it is on its way.
    await context.userEvent.click(send());
    await context.userEvent.type(field('user_name'), '{Enter}');
    await expect(sendMail).toHaveBeenCalledTimes(1);
  },
};

/** Fifteen seconds without an answer: the form says what nobody knows, and how else to reach the company. */
export const Waiting: Story = {
  name: 'Waiting for 15 seconds',
  beforeEach: withoutAnswer,
  play: async (context) => {
    const { canvas } = context;
    const timers = spyOn(window, 'setTimeout');
    await writeAndSend(context, messageAbout('June'));
    // Whatever patience the form has passes at once.
    const [runOut] = timers.mock.calls.find(([, delay]) => Number(delay) > 5000) ?? [];
    if (typeof runOut === 'function') runOut();
    await waitFor(() => expect(formIn(canvas).status()).toHaveTextContent(text.status.waiting));
    await expect(canvas.getByRole('link', { name: text.mailInstead })).toBeVisible();
  },
};

/** The icon beside the status is that of the notice, in the color of the outcome. */
async function expectIcon(status: HTMLElement, severity: 'success' | 'error') {
  await expect(status.querySelector('svg')).toHaveStyle({ color: themeColor(`${severity}-main`) });
  for (const part of [status, noticeArea()]) await expectOutcome(part, severity);
}

/** The message has arrived: a notice and the form say so, and the form is empty again. */
export const Sent: Story = {
  name: 'Message sent',
  // Proves spec-7.1, spec-8.2.
  play: async (context) => {
    const { canvas } = context;
    const message = messageAbout('July');
    await writeAndSend(context, message);
    await expectNotice(noticeTexts.sent);
    const status = formIn(canvas).status();
    const words = `${text.status.sent} ${text.replyTo} ${message.user_email}`;
    await expect(status).toHaveTextContent(words);
    await expectIcon(status, 'success');
    await expect(canvas.queryByRole('link', { name: text.mailInstead })).not.toBeInTheDocument();
    // The status says it already.
    await expect(within(noticeArea()).getByRole('status')).toBeEmptyDOMElement();
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
  async (context) => {
    const { canvas } = context;
    const question = messageAbout(subject);
    const message = { ...question, message: question.message + more };
    await writeAndSend(context, message);
    await expectNotice(noticeTexts.sendFailed);
    const { send, status } = formIn(canvas);
    await expect(status()).toHaveTextContent(text.status[outcome]);
    await expectIcon(status(), 'error');
    await expect(canvas.queryByText(text.yourWords)).not.toBeInTheDocument();
    await expect(send()).toHaveAccessibleName(text.tryAgain);
    await expectWords({ canvas }, message);
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: text.mailInstead });
    const letter = new URL(link.href).searchParams.get('body');
    await expect(letter).toEqual(more ? null : expect.stringContaining(question.message));
  };

/** Refused by the mail service: every word stays, and a mail link takes the words along. */
export const Refused: Story = {
  name: 'Not sent: refused by the service',
  // Proves spec-8.1.
  beforeEach: failWith({ status: 400, text: 'The template ID is invalid' }),
  play: endAs('refused', 'August'),
};

/** Too long for the mail service, and for a mail link: that one opens an empty mail. */
export const TooLarge: Story = {
  name: 'Not sent: too long',
  parameters: sameColors,
  beforeEach: failWith({ status: 413, text: 'Variables size limit' }),
  play: endAs('tooLarge', 'all', ' I ask for my whole team.'.repeat(99)),
};

/** Too many messages at once: the form asks to try again in a minute. */
export const Busy: Story = {
  name: 'Not sent: the service is busy',
  parameters: sameColors,
  beforeEach: failWith({ status: 429, text: 'Too many requests' }),
  play: endAs('busy', 'September'),
};

/** The connection broke: the form does not claim that nothing has arrived. Here on a phone. */
export const Uncertain: Story = {
  name: 'May have arrived: offline',
  globals: onScreen('phone'),
  beforeEach: failWith(new TypeError('Failed to fetch')),
  play: endAs('uncertain', 'October'),
};

const missingKey = 'The public key is required. Visit https://dashboard.emailjs.com/admin/account';

/** A site without its keys cannot send. The visitor reads the usual words, the owner the missing key in the console. */
export const MissingKey: Story = {
  name: 'Not sent: a key is missing',
  // Proves spec-8.1.
  parameters: noSnapshot('It looks like the refusal by the service.'),
  beforeEach: failWith(missingKey),
  play: async (context) => {
    const report = spyOn(console, 'error').mockImplementation(() => {});
    await writeAndSend(context, messageAbout('November'));
    await expectNotice(noticeTexts.sendFailed);
    await expect(report).toHaveBeenCalledWith(missingKey);
  },
};

/** Opened from the card of a seminar: the line that goes out above the words names it. */
export const AboutASeminar: Story = {
  name: 'Message sent, about a seminar',
  parameters: { ...sameColors, path: `${routeOf('contact').path}?seminar=${samples.webinar.slug}` },
  play: async (context) => {
    const { field, status } = formIn(context.canvas);
    const { open } = text.fields.message.hints;
    await waitFor(() => expect(field('message')).toHaveAccessibleDescription(open));
    const message = messageAbout('it');
    await writeAndSend(context, message);
    await expectNotice(noticeTexts.sent);
    const about = `${aboutSeminar(samples.webinar)}\n\n`;
    await expect(sendMail).toHaveBeenCalledWith({ ...message, message: about + message.message });
    await expect(context.canvas.queryByText(contactPage.about.label)).not.toBeInTheDocument();
    await expect(status()).toHaveTextContent(text.notBooked);
  },
};

/** A visitor came from one card, and then from another: one message is about both. */
export const TwoSeminars: Story = {
  name: 'About two seminars',
  parameters: sameColors,
  beforeEach: () => {
    for (const one of [samples.webinar, samples.faceToFace]) addSeminar(one);
  },
  play: async (context) => {
    const list = within(context.canvas.getByRole('list', { name: contactPage.about.label }));
    await writeAndSend(context, { ...messageAbout('both seminars'), user_email: 'ada' });
    const titles = list.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(titles).toEqual([samples.webinar.title, samples.faceToFace.title]);
  },
};

/** A seminar is chosen while a message about another one is on its way: it waits for the next message. */
export const ChosenMeanwhile: Story = {
  name: 'Message sent, with another seminar chosen meanwhile',
  parameters: AboutASeminar.parameters ?? {},
  beforeEach: withoutAnswer,
  play: async (context) => {
    const { canvas, step } = context;
    const { faceToFace: next, webinar: first } = samples;
    await canvas.findByText(first.title);
    await writeAndSend(context, messageAbout('both'));
    await step('Choose another seminar', () => addSeminar(next));
    await expect(canvas.queryByText(next.title)).not.toBeInTheDocument();
    await expect(canvas.getByText(first.title)).toBeVisible();
    await giveAnswer(context);
    await expect(canvas.getByText(next.title)).toBeVisible();
    await expect(canvas.queryByText(first.title)).not.toBeInTheDocument();
  },
};

/** A press on the link to one's own mail takes along what is written. */
export const OwnMail: Story = {
  name: 'Own mail, with the words',
  parameters: noSnapshot('It looks like a form that is filled in.'),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: text.ownMail });
    // It opens no mail program here.
    const letter = async () => {
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.click(link);
      return Object.fromEntries(new URL(link.href).searchParams);
    };
    const { field } = formIn(canvas);
    await userEvent.type(field('message'), 'A seat?');
    await expect(await letter()).toEqual({ body: 'A seat?' });
    await userEvent.type(field('user_name'), 'Ada');
    await expect(await letter()).toHaveProperty('subject', text.mailSubject('Ada'));
  },
};

/** Letters such as ü, which a browser refuses in an address: the field says so. */
export const RefusedLetters: Story = {
  name: 'Refused: foreign letters',
  parameters: sameColors,
  play: refuse('winter', 'jörg@example.com', text.fields.user_email.foreign),
};

/** Once a field is right its reason goes; the others keep theirs. */
export const Corrected: Story = {
  name: 'Refused: one reason corrected',
  parameters: sameColors,
  play: async (context) => {
    await RefusedEmpty.play?.(context);
    const { field } = formIn(context.canvas);
    await context.userEvent.type(field('user_name'), 'Ada');
    await waitFor(() => expect(field('user_name')).toBeValid());
    await expect(field('user_name')).not.toHaveAccessibleDescription();
    await expect(field('message')).toHaveAccessibleDescription(text.fields.message.missing);
  },
};

/** The answer came after all: "sent" takes the place of "may have arrived". */
export const LateSuccess: Story = {
  name: 'Message sent, after waiting',
  parameters: sameColors,
  beforeEach: withoutAnswer,
  play: async (context) => {
    await Waiting.play?.(context);
    await giveAnswer(context);
    await expect(formIn(context.canvas).status()).toHaveTextContent(text.status.sent);
    await expectWords(context);
  },
};

/** Sends a message: the status says which address the answer goes to. */
const sendFrom =
  (subject: string, user_email: string, shown = user_email): Story['play'] =>
  async (context) => {
    await writeAndSend(context, { ...messageAbout(subject), user_email });
    await expectNotice(noticeTexts.sent);
    await expect(formIn(context.canvas).status()).toHaveTextContent(shown);
  };

/** Browsers send an address of another alphabet as letters from a to z. The form shows it as its owner writes it. */
export const InternationalAddress: Story = {
  name: 'Message sent, to an international address',
  parameters: sameColors,
  play: sendFrom('spring', 'kim@xn--bcher-kva.example', 'kim@bücher.example'),
};

/** Letters that no alphabet has stay as they were sent. */
export const UnreadableAddress: Story = {
  name: 'Message sent, to an address that cannot be read',
  parameters: noSnapshot('It looks like any message that was sent.'),
  play: sendFrom('every season', 'kim@xn--99999.example'),
};

/** In forced colors: fields with reasons have edges, and so has the button. */
export const ForcedColors: Story = {
  name: 'Forced colors (Windows high contrast)',
  ...inForcedColors,
  play: async (context) => {
    await RefusedEmpty.play?.(context);
    // Forced colors draw the caret, which blinks.
    formIn(context.canvas).send().focus();
  },
};

/** In forced colors: what became of the message has an edge, too. */
export const OutcomeInForcedColors: Story = {
  ...Refused,
  ...inForcedColors,
  name: 'Not sent, in forced colors (Windows high contrast)',
  play: endAs('refused', 'summer'),
};

/** What went out prints, without the fields. */
export const SentOnPaper: Story = {
  ...onPaper,
  name: 'Message sent, on paper (print)',
  play: async ({ canvas }) => {
    await send(messageAbout('autumn'), []);
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
    await expect(canvas.getByText(messageAbout('autumn').message, { exact: false })).toBeVisible();
    await expect(canvas.getByText(text.ownMail)).not.toBeVisible();
  },
};
