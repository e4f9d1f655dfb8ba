import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn } from 'storybook/test';
import { contactKey } from '../../src/boot/contract';
import { digestOf, emptyMessage } from '../../src/contact/message';
import { contactRecord } from '../../src/contact/record';
import { contactMessages } from '../fixtures/contactMessages';
import {
  expectWritten,
  FormOnTheSite,
  formArgs,
  formParts,
  said,
  write,
} from '../support/FormOnTheSite';
import { answers, mailService } from '../support/mailService';
import { behavior } from '../support/modes';
import { onSite } from '../support/onSite';

/** The form behind a button that takes it off the page and puts it back, as another page would. */
function ComingAndGoing() {
  const [here, setHere] = useState(true);
  return (
    <>
      <Button variant="outlined" sx={{ mb: 2 }} onClick={() => setHere(!here)}>
        {here ? 'Leave' : 'Come back'}
      </Button>
      {here && <FormOnTheSite />}
    </>
  );
}

const meta = {
  title: 'Components/ContactForm keeps',
  component: ComingAndGoing,
  ...onSite,
  tags: ['!autodocs', 'behavior'],
  parameters: behavior,
} satisfies Meta<typeof ComingAndGoing>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function leaveAndComeBack({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
}

/** A half-written message is there again when the visitor comes back, to the letter. */
// Proves 4.10
export const WhatWasWritten: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await write({ canvasElement, userEvent }, contactMessages.everything);
    await leaveAndComeBack({ canvas, userEvent });
    await expectWritten(canvasElement, contactMessages.everything);
  },
};

/** Also one that is far longer than any letter. */
export const ALongMessage: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await write({ canvasElement, userEvent }, contactMessages.long);
    await leaveAndComeBack({ canvas, userEvent });
    const { message } = formParts(canvasElement);
    await expect((message() as HTMLTextAreaElement).value.length).toBe(50_000);
  },
};

/** What could not be sent is kept like everything else, and so is the news about it. */
export const WhatCouldNotBeSent: Story = {
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    mailService(msw, answers.broken);
    const { send, tryAgain } = formParts(canvasElement);
    await write({ canvasElement, userEvent });
    await userEvent.click(send());
    await tryAgain();
    await leaveAndComeBack({ canvas, userEvent });
    await expectWritten(canvasElement);
    await expect(await formParts(canvasElement).tryAgain()).toBeVisible();
  },
};

/** A message that was sent is not kept. */
export const NothingOnceItIsSent: Story = {
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    mailService(msw, answers.ok);
    await write({ canvasElement, userEvent });
    await userEvent.click(formParts(canvasElement).send());
    await screen.findByText('Message Sent!');
    await leaveAndComeBack({ canvas, userEvent });
    await expectWritten(canvasElement, emptyMessage);
    const kept = sessionStorage.getItem(contactKey);
    await expect(kept).not.toContain(contactMessages.question.message);
    await expect(kept).not.toContain(contactMessages.question.user_name);
  },
};

/** Whoever leaves while the message is on its way finds it still on its way, and cannot send it twice. */
export const AMessageThatIsOnItsWay: Story = {
  play: async ({ canvas, canvasElement, msw, step, userEvent }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const received = mailService(msw, async () => {
      await arrived;
      return answers.ok();
    });
    await write({ canvasElement, userEvent });
    await userEvent.click(formParts(canvasElement).send());
    await formParts(canvasElement).busy();

    await step('Back in time: busy, and pressing the button does nothing', async () => {
      await leaveAndComeBack({ canvas, userEvent });
      await expectWritten(canvasElement);
      await userEvent.click(await formParts(canvasElement).busy());
      await expect(received).toHaveLength(1);
    });

    await step('It arrives', async () => {
      arrive();
      await screen.findByText('Message Sent!');
      await expectWritten(canvasElement, emptyMessage);
      await expect(received).toHaveLength(1);
    });
  },
};

/** Everything deleted again: nothing is kept either. */
export const NothingWhenAllIsDeleted: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await write({ canvasElement, userEvent });
    for (const field of formParts(canvasElement).all()) await userEvent.clear(field);
    await expect(sessionStorage.getItem(contactKey)).toBeNull();
    await leaveAndComeBack({ canvas, userEvent });
    await expectWritten(canvasElement, emptyMessage);
  },
};

/** A browser that stores nothing: words are held in memory, and the form works all the same. */
export const StorageRefused: Story = {
  play: async ({ canvas, canvasElement, msw, step, userEvent }) => {
    mailService(msw, answers.ok);
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    const storage = spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    await step('The page itself keeps every word', async () => {
      await write({ canvasElement, userEvent });
      await leaveAndComeBack({ canvas, userEvent });
      await expectWritten(canvasElement);
    });
    await step('Sending works', async () => {
      await userEvent.click(formParts(canvasElement).send());
      await screen.findByText('Message Sent!');
      await expectWritten(canvasElement, emptyMessage);
    });
    storage.mockRestore();
  },
};

/** No room left in the browser: the newest words are held in memory, and no older half is stored. */
export const StorageFull: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await write({ canvasElement, userEvent });
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await userEvent.type(formParts(canvasElement).message(), ' Thank you!');
    await expect(sessionStorage.getItem(contactKey)).toBeNull();
    await leaveAndComeBack({ canvas, userEvent });
    const { question } = contactMessages;
    await expectWritten(canvasElement, { ...question, message: `${question.message} Thank you!` });
    full.mockRestore();
  },
};

/** A tab reopened in mid-send: the words are there, and the form says that they may have arrived. */
export const AnInterruptedSend: Story = {
  beforeEach: () => {
    const { question } = contactMessages;
    contactRecord.update({
      draft: question,
      unconfirmed: [{ id: 'earlier', digest: digestOf(question) }],
    });
  },
  play: async ({ canvas, canvasElement, msw, step, userEvent }) => {
    const received = mailService(msw, answers.ok);
    const { message, sendAnyway, send, status } = formParts(canvasElement);
    await expect(status()).toHaveTextContent(said.interrupted);
    await expectWritten(canvasElement);
    const mail = canvas.getByRole<HTMLAnchorElement>('link', { name: formArgs.labels.mailInstead });
    await expect(decodeURIComponent(mail.href)).toContain(contactMessages.question.message);

    await step('The same words again: the form asks first', async () => {
      await userEvent.click(send());
      await expect(await sendAnyway()).toBeVisible();
      await expect(received).toHaveLength(0);
    });

    await step('Other words need no question', async () => {
      await userEvent.type(message(), ' Or on May 13?');
      await userEvent.click(send());
      await expect(await screen.findByText('Message Sent!')).toBeVisible();
      await expect(received).toHaveLength(1);
    });
  },
};

/** What lies in the storage may be anything: only texts we know are taken from it. */
export const StorageWithGarbage: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    for (const garbage of [
      '{',
      'null',
      '[]',
      '7',
      '{"draft":{"message":7,"user_name":"Ada Byron"}}',
    ]) {
      await step(garbage, async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
        sessionStorage.setItem(contactKey, garbage);
        await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
        const known = garbage.includes('Ada') ? { user_name: 'Ada Byron' } : {};
        await expectWritten(canvasElement, { ...emptyMessage, ...known });
      });
    }
  },
};
