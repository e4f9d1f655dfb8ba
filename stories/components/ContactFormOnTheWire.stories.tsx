import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { answerTimeLimit } from '../../src/services/email';
import { contactMessages } from '../fixtures/contactMessages';
import {
  expectWritten,
  FormOnTheSite,
  formParts,
  withoutDraft,
  write,
} from '../support/FormOnTheSite';
import { installFakeTimers } from '../support/fakeTimers';
import { answers, mailService, storyKeys, withMailKeys } from '../support/mailService';

const meta = {
  title: 'Components/ContactForm on the wire',
  component: FormOnTheSite,
  decorators: [withMailKeys],
  beforeEach: withoutDraft,
} satisfies Meta<typeof FormOnTheSite>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = () => screen.findByText('Message Sent!');
const failed = () => screen.findByText('Error');

/** What the library adds to every message (specification 7). */
const additions = {
  lib_version: '4.4.1',
  service_id: storyKeys.serviceId,
  template_id: storyKeys.templateId,
  user_id: storyKeys.publicKey,
};

/** Exactly these fields go out, once, and nothing else. */
export const ExactlyTheseFields: Story = {
  play: async ({ canvasElement, msw, userEvent }) => {
    const received = mailService(msw, answers.ok);
    await write({ canvasElement, userEvent });
    await userEvent.click(formParts(canvasElement).send());
    await sent();
    await expect(received).toEqual([
      {
        user_name: 'Ada Byron',
        user_email: 'ada@example.com',
        message: 'Is there a seat left on May 20?',
        ...additions,
      },
    ]);
  },
};

/** Emoji, right-to-left script, markup and blank lines arrive as typed. */
export const EverythingArrivesAsTyped: Story = {
  play: async ({ canvasElement, msw, userEvent }) => {
    const received = mailService(msw, answers.ok);
    await write({ canvasElement, userEvent }, contactMessages.everything);
    await expectWritten(canvasElement, contactMessages.everything);
    await userEvent.click(formParts(canvasElement).send());
    await sent();
    await expect(received).toEqual([
      {
        ...contactMessages.everything,
        // The format of the request ends every line in CR LF.
        message: contactMessages.everything.message.replaceAll('\n', '\r\n'),
        ...additions,
      },
    ]);
  },
};

/** A message of 50,000 characters arrives whole. */
export const FiftyThousandCharacters: Story = {
  play: async ({ canvasElement, msw, userEvent }) => {
    const received = mailService(msw, answers.ok);
    await expect(contactMessages.long.message).toHaveLength(50_000);
    await write({ canvasElement, userEvent }, contactMessages.long);
    await userEvent.click(formParts(canvasElement).send());
    await sent();
    await expect(received).toHaveLength(1);
    await expect(received[0]?.message === contactMessages.long.message).toBe(true);
  },
};

/** Whatever goes wrong on the way, the visitor sees the same notice and keeps every word. */
export const EveryFailureLooksTheSame: Story = {
  play: async ({ canvasElement, msw, step, userEvent }) => {
    const inTurn = [answers.refused, answers.tooMany, answers.broken, answers.cut];
    const received = mailService(msw, ...inTurn);
    const warned = spyOn(console, 'warn').mockImplementation(() => undefined);
    const { send, tryAgain } = formParts(canvasElement);
    await write({ canvasElement, userEvent });

    for (const [index, name] of ['400', '429', '500', 'A cut connection'].entries()) {
      await step(name, async () => {
        await userEvent.click(index === 0 ? send() : await tryAgain());
        await waitFor(() => expect(warned).toHaveBeenCalledTimes(index + 1));
        await failed();
        await tryAgain();
        await expectWritten(canvasElement);
        await expect(received).toHaveLength(index + 1);
      });
    }
    warned.mockRestore();
  },
};

/** The reply text OK counts as success, whatever its status (specification 7). */
export const TheReplyOkIsEnough: Story = {
  play: async ({ canvasElement, msw, userEvent }) => {
    mailService(msw, () => new Response('OK', { status: 202 }));
    await write({ canvasElement, userEvent });
    await userEvent.click(formParts(canvasElement).send());
    await expect(await sent()).toBeInTheDocument();
  },
};

/** Try again goes out at once, time and again: nothing of ours holds it back. */
export const TryAgainIsNeverRefused: Story = {
  play: async ({ canvasElement, msw, step, userEvent }) => {
    const { broken, ok } = answers;
    const received = mailService(msw, broken, broken, broken, broken, ok);
    const { send, tryAgain } = formParts(canvasElement);
    await write({ canvasElement, userEvent });
    await userEvent.click(send());

    for (const attempt of [2, 3, 4, 5]) {
      await step(`Attempt ${attempt}, at once`, async () => {
        await userEvent.click(await tryAgain());
        await waitFor(() => expect(received).toHaveLength(attempt));
      });
    }
    await step('The fifth arrived', async () => {
      await sent();
      await expect(send()).toHaveFocus();
      await expect(received).toHaveLength(5);
    });
  },
};

/** No answer at all: after fifteen seconds, and not a moment earlier, the message counts as not sent. */
export const NoAnswerFailsAfterFifteenSeconds: Story = {
  play: async ({ canvasElement, msw, step, userEvent }) => {
    const clock = installFakeTimers();
    const received = mailService(msw, answers.never);
    const { busy, send, tryAgain } = formParts(canvasElement);
    await expect(answerTimeLimit).toBe(15_000);
    await write({ canvasElement, userEvent });
    await userEvent.click(send());
    await waitFor(() => expect(received).toHaveLength(1));

    await step('Still on its way just before', async () => {
      await clock.tick(14_999);
      await expect(await busy()).toBeVisible();
    });

    await step('Then it has failed, and focus is where it was', async () => {
      await clock.tick(1);
      await failed();
      await tryAgain();
      await expectWritten(canvasElement);
      await expect(send()).toHaveFocus();
    });
    clock.uninstall();
  },
};
