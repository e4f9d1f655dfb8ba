import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { answerTimeLimit } from '../../src/contact/limits';
import { messageSizeLimit } from '../../src/contact/mailService.mjs';
import { emptyMessage, sizeOf } from '../../src/contact/message';
import { contactMessages } from '../fixtures/contactMessages';
import { onTheWire } from '../fixtures/mailService';
import { expectWritten, FormOnTheSite, formParts, said, write } from '../support/FormOnTheSite';
import { installFakeTimers } from '../support/fakeTimers';
import { answers, mailService } from '../support/mailService';
import { behavior } from '../support/modes';
import { onSite } from '../support/onSite';

const meta = {
  title: 'Components/ContactForm on the wire',
  component: FormOnTheSite,
  ...onSite,
  tags: ['!autodocs', 'behavior'],
  parameters: behavior,
} satisfies Meta<typeof FormOnTheSite>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = () => screen.findByText('Message Sent!');
const failed = () => screen.findByText('Error');

/** Exactly these fields go out, once, and nothing else: browsers are told not to send the form themselves. */
// Proves 3.5, 7.1, 7.2, 7.5
export const ExactlyTheseFields: Story = {
  play: async ({ canvasElement, msw, userEvent }) => {
    const received = mailService(msw, answers.ok);
    const submitted = fn();
    window.addEventListener('submit', submitted, { once: true });
    await write({ canvasElement, userEvent });
    await userEvent.click(formParts(canvasElement).send());
    await sent();
    await expect(submitted).toHaveBeenCalledWith(
      expect.objectContaining({ defaultPrevented: true }),
    );
    await expect(received).toEqual([
      onTheWire({
        user_name: 'Ada Byron',
        user_email: 'ada@example.com',
        message: 'Is there a seat left on May 20?',
      }),
    ]);
  },
};

/** Emoji, right-to-left script, markup and blank lines arrive as typed. */
// Proves 7.2
export const EverythingArrivesAsTyped: Story = {
  play: async ({ canvasElement, msw, userEvent }) => {
    const received = mailService(msw, answers.ok);
    await write({ canvasElement, userEvent }, contactMessages.everything);
    await expectWritten(canvasElement, contactMessages.everything);
    await userEvent.click(formParts(canvasElement).send());
    await sent();
    await expect(received).toEqual([onTheWire(contactMessages.everything)]);
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

/** Whatever goes wrong, the visitor sees the same notice, keeps every word, and reads what is known. */
// Proves 7.3
export const EveryFailureLooksTheSame: Story = {
  play: async ({ canvasElement, msw, step, userEvent }) => {
    const outcomes = [
      { name: '400', answer: answers.refused, says: said.failed },
      { name: '413', answer: answers.tooLarge, says: said.tooLarge },
      { name: '429', answer: answers.tooMany, says: said.tooMany },
      { name: '500', answer: answers.broken, says: said.failed },
      { name: 'A cut connection', answer: answers.cut, says: said.connectionFailed },
    ];
    const received = mailService(msw, ...outcomes.map(({ answer }) => answer));
    const warned = spyOn(console, 'warn').mockImplementation(() => undefined);
    const { send, status, tryAgain } = formParts(canvasElement);
    await write({ canvasElement, userEvent });

    for (const [index, { name, says }] of outcomes.entries()) {
      await step(name, async () => {
        await userEvent.click(index === 0 ? send() : await tryAgain());
        await waitFor(() => expect(warned).toHaveBeenCalledTimes(index + 1));
        await failed();
        await tryAgain();
        await expect(status()).toHaveTextContent(says);
        await expectWritten(canvasElement);
        await expect(received).toHaveLength(index + 1);
      });
    }
    warned.mockRestore();
  },
};

/** The reply text OK counts as success, whatever its status (specification 7). */
// Proves 7.3
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

/** An answer that the story gives when it wants to. */
function lateAnswer() {
  let give: (response: Response) => void = () => undefined;
  let noteRequest: () => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    give = resolve;
  });
  /** Comes with the request, and so after the time limit has begun. */
  const requested = new Promise<void>((resolve) => {
    noteRequest = resolve;
  });
  const answer = () => {
    noteRequest();
    return response;
  };
  return { answer, requested, give: (given: Response) => give(given) };
}

/** Writes, sends, and lets the time limit pass without an answer. */
async function sendWithoutAnswer(
  { canvasElement, userEvent }: Pick<StoryContext, 'canvasElement' | 'userEvent'>,
  { requested }: ReturnType<typeof lateAnswer>,
) {
  const clock = installFakeTimers();
  const { busy, send, status } = formParts(canvasElement);
  await write({ canvasElement, userEvent });
  await userEvent.click(send());
  await requested;
  await clock.tick(answerTimeLimit - 1);
  await expect(await busy()).toBeVisible();
  await clock.tick(1);
  clock.uninstall();
  await waitFor(() => expect(status()).toHaveTextContent(said.noAnswer));
}

/**
 * No answer for fifteen seconds: the form says that the message may have arrived, shows no notice, and
 * goes on listening. A late answer settles it.
 */
export const ALateAnswerSettlesIt: Story = {
  play: async ({ canvasElement, msw, step, userEvent }) => {
    await expect(answerTimeLimit).toBe(15_000);
    const late = lateAnswer();
    mailService(msw, late.answer);
    await step('Fifteen seconds, and not a moment less', () =>
      sendWithoutAnswer({ canvasElement, userEvent }, late),
    );

    await step('Every word is there, and nothing is claimed', async () => {
      await expectWritten(canvasElement);
      await expect(screen.queryByText('Error')).not.toBeInTheDocument();
    });

    await step('The answer comes after all', async () => {
      late.give(answers.ok());
      await expect(await sent()).toBeInTheDocument();
      await expect(formParts(canvasElement).status()).toHaveTextContent(said.sent);
      await expectWritten(canvasElement, emptyMessage);
    });
  },
};

/** The same, but the visitor has written on: what was sent has arrived, and the new words stay. */
export const ALateAnswerLeavesNewWords: Story = {
  play: async ({ canvasElement, msw, userEvent }) => {
    const late = lateAnswer();
    mailService(msw, late.answer);
    const { message, status } = formParts(canvasElement);
    await sendWithoutAnswer({ canvasElement, userEvent }, late);
    await userEvent.type(message(), ' And on May 13?');
    late.give(answers.ok());
    await expect(await sent()).toBeInTheDocument();
    await expect(status()).toHaveTextContent(said.sentEarlier);
    await expect(message()).toHaveValue(`${contactMessages.question.message} And on May 13?`);
  },
};

/** The same words a second time after an unknown outcome: the form asks, and a double click does not answer it. */
export const TheSameWordsAgain: Story = {
  play: async ({ canvasElement, msw, step, userEvent }) => {
    const received = mailService(msw, answers.cut, answers.broken, answers.ok);
    const warned = spyOn(console, 'warn').mockImplementation(() => undefined);
    const { send, sendAnyway, status, tryAgain } = formParts(canvasElement);
    await write({ canvasElement, userEvent });
    await userEvent.click(send());

    await step(
      'The connection broke: a double click on Try again asks, and sends nothing',
      async () => {
        await userEvent.dblClick(await tryAgain());
        await expect(await sendAnyway()).toBeVisible();
        await userEvent.click(send());
        await expect(status()).toHaveTextContent(said.mayRepeatFailed);
        await expect(received).toHaveLength(1);
      },
    );

    await step('Yes sends it; a refusal of that says nothing about the first', async () => {
      await userEvent.click(await sendAnyway());
      await waitFor(() => expect(status()).toHaveTextContent(said.failedAgain));
      await userEvent.click(await tryAgain());
      await expect(await sendAnyway()).toBeVisible();
    });

    await step('Once it has arrived, nothing is asked any more', async () => {
      await userEvent.click(await sendAnyway());
      await sent();
      await write({ canvasElement, userEvent });
      await userEvent.click(send());
      await waitFor(() => expect(received).toHaveLength(4));
    });
    warned.mockRestore();
  },
};

/** After a definite refusal the same words go out at once. */
export const NoQuestionAfterARefusal: Story = {
  play: async ({ canvasElement, msw, userEvent }) => {
    const received = mailService(msw, answers.broken, answers.ok);
    const { send, tryAgain } = formParts(canvasElement);
    await write({ canvasElement, userEvent });
    await userEvent.click(send());
    await userEvent.click(await tryAgain());
    await sent();
    await expect(received).toHaveLength(2);
  },
};

/** A text over the service's 50 KB: the form says so while it is typed, and when it is shorter again. */
export const TooLongWhileTyping: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { message, status } = formParts(canvasElement);
    await write({ canvasElement, userEvent }, contactMessages.long);
    await expect(status()).toHaveTextContent(
      said.tooLong(sizeOf(contactMessages.long), messageSizeLimit),
    );
    await userEvent.clear(message());
    await userEvent.type(message(), 'Shorter');
    await expect(status()).toHaveTextContent(/^$/);
  },
};

/** A translator has wrapped every text: the words of every state still follow. */
export const TranslatedWhileSending: Story = {
  play: async ({ canvasElement, msw, step, userEvent }) => {
    const late = lateAnswer();
    mailService(msw, late.answer, answers.ok);
    const translator = new MutationObserver(() => wrapTexts(canvasElement));
    translator.observe(canvasElement, { childList: true, subtree: true, characterData: true });
    wrapTexts(canvasElement);
    const { busy, send, status, tryAgain } = formParts(canvasElement);

    await step('On its way', async () => {
      await write({ canvasElement, userEvent });
      await userEvent.click(send());
      await expect(await busy()).toBeVisible();
      await expect(status()).toHaveTextContent(said.sending);
    });

    await step('Refused', async () => {
      late.give(answers.broken());
      await expect(await tryAgain()).toBeVisible();
      await expect(status()).toHaveTextContent(said.failed);
    });

    await step('Arrived', async () => {
      await userEvent.click(await tryAgain());
      await waitFor(() => expect(status()).toHaveTextContent(said.sent));
      await expect(send()).toBeVisible();
    });
    translator.disconnect();
  },
};

/** Wraps each text in an element, with a new text node, as Google Translate does. */
function wrapTexts(root: HTMLElement) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.matches('x-font, style, textarea') || !text.data.trim()) continue;
    const wrapper = document.createElement('x-font');
    wrapper.append(text.data);
    text.replaceWith(wrapper);
  }
}
