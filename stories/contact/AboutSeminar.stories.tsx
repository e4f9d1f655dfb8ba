import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { AboutSeminar } from '../../src/contact/AboutSeminar';
import { openingOf, useAskedSeminar } from '../../src/contact/askedSeminar';
import { ContactForm } from '../../src/contact/ContactForm';
import { digestOf, emptyMessage } from '../../src/contact/message';
import { contactRecord } from '../../src/contact/record';
import { useContact } from '../../src/contact/useContact';
import { aboutSeminar } from '../../src/content/aboutSeminar';
import { askPath } from '../../src/lib/askPath';
import { contactMessages } from '../fixtures/contactMessages';
import { samples } from '../fixtures/samples';
import { inFrame } from '../support/documents';
import { expectWritten, formArgs, formParts, said, write } from '../support/FormOnTheSite';
import { answers, mailService } from '../support/mailService';
import { noSnapshot, sameColors, stateModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { onSite } from '../support/onSite';

const { about } = formArgs.labels;
const { seminar } = samples;
const line = aboutSeminar(seminar);
const opening = openingOf(line);
const { question } = contactMessages;
const withLine = { ...question, message: opening + question.message };

/** The form as it works on the contact page, for the seminar that the address asks about. */
function AskingForm() {
  return <ContactForm {...formArgs} {...useContact()} about={useAskedSeminar()} />;
}

/** The router's address, which a reload opens. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const meta = {
  title: 'Components/AboutSeminar',
  component: AboutSeminar,
  ...onSite,
  parameters: { path: askPath(seminar.slug) },
  args: {
    title: seminar.title,
    line,
    message: '',
    readOnly: false,
    labels: about,
    onGone: () => undefined,
  },
  render: () => <AskingForm />,
} satisfies Meta<typeof AboutSeminar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>;

const removeButton = ({ canvas }: Context) => canvas.findByRole('button', { name: about.remove });
const addButton = ({ canvas }: Context) =>
  canvas.findByRole('button', { name: about.add(seminar.title) });

async function expectNoButton({ canvas }: Context) {
  for (const name of [about.remove, about.add(seminar.title)]) {
    await waitFor(() => expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument());
  }
}

/** An empty message begins with the seminar; what is written below goes along. */
export const Default: Story = {
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await removeButton({ canvas })).toBeVisible();
    await expectWritten(canvasElement, { ...emptyMessage, message: opening });
    await expect(contactRecord.read().draft.message).toBe(opening);
  },
};

/** The line and its button on a phone. */
export const OnAPhone: Story = { ...Default, globals: onScreen('phone'), parameters: {} };

/** The line arrives with the words below it. Then the address forgets the seminar, so the form is empty. */
export const Sent: Story = {
  parameters: { ...sameColors, ...inFrame(900) },
  render: () => (
    <>
      <AskingForm />
      <Address />
    </>
  ),
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const received = mailService(msw, answers.ok);
    const { message, send, status } = formParts(canvasElement);
    const { message: words, ...sender } = question;
    await write({ canvasElement, userEvent }, sender);
    await userEvent.type(message(), words);
    await expectWritten(canvasElement, withLine);
    await userEvent.click(send());
    await waitFor(() => expect(status()).toHaveTextContent(said.sent));
    await expect(received[0]?.message).toBe(withLine.message);
    await expectWritten(canvasElement, emptyMessage);
    await expectNoButton({ canvas });
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/contact$/);
  },
};

/** While the message is on its way nothing in the form changes. */
export const Sending: Story = {
  parameters: sameColors,
  beforeEach: () => void contactRecord.update({ draft: withLine }),
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    mailService(msw, answers.never);
    await expect(await removeButton({ canvas })).toBeVisible();
    await userEvent.click(formParts(canvasElement).send());
    await formParts(canvasElement).busy();
    await expectNoButton({ canvas });
    await expectWritten(canvasElement, withLine);
  },
};

/** Words that stand there are never touched: a button adds the line above them. */
export const WordsStay: Story = {
  parameters: sameColors,
  beforeEach: () => void contactRecord.update({ draft: question }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const add = await addButton({ canvas });
    await expectWritten(canvasElement);
    await userEvent.click(add);
    await expectWritten(canvasElement, withLine);
    await expect(await removeButton({ canvas })).toHaveFocus();
  },
};

/** Words stand there, and the button is still to be pressed, on a phone. */
export const WordsStayOnAPhone: Story = {
  parameters: sameColors,
  globals: onScreen('phone'),
  beforeEach: () => void contactRecord.update({ draft: question }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await addButton({ canvas })).toBeVisible();
    await expectWritten(canvasElement);
  },
};

/** The same button takes the line out, and nothing else; focus goes to the message. */
export const Removed: Story = {
  parameters: sameColors,
  ...Sent,
  beforeEach: () => void contactRecord.update({ draft: withLine }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await removeButton({ canvas }));
    await expectWritten(canvasElement);
    await expect(formParts(canvasElement).message()).toHaveFocus();
    await expectNoButton({ canvas });
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/contact$/);
  },
};

/** A line that the visitor changes is theirs: nothing offers to add it again. */
export const WrittenOver: Story = {
  parameters: sameColors,
  beforeEach: () => void contactRecord.update({ draft: withLine }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const message = formParts(canvasElement).message();
    await expect(await removeButton({ canvas })).toBeVisible();
    await userEvent.type(message, 'Not ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(message).toHaveValue(`Not ${withLine.message}`);
    await expectNoButton({ canvas });
  },
};

/** The news that an earlier message has arrived stays until the visitor writes. */
export const AfterAnother: Story = {
  parameters: sameColors,
  beforeEach: () =>
    void contactRecord.update({
      news: { status: 'sent', digest: digestOf(question), to: question.user_email, told: true },
    }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await removeButton({ canvas })).toBeVisible();
    await expectWritten(canvasElement, { ...emptyMessage, message: opening });
    await expect(formParts(canvasElement).status()).toHaveTextContent(said.sent);
  },
};

/** A name that no seminar has asks about nothing. */
export const WrongName: Story = {
  parameters: {
    path: askPath('quantum-juggling'),
    ...noSnapshot('The form looks as it does at rest.'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expectWritten(canvasElement, emptyMessage);
    await expectNoButton({ canvas });
    await expect(within(canvasElement).getByRole('form')).toBeVisible();
  },
};
