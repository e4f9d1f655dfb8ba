import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';
import { emptyMessage } from '../../src/contact/message';
import { company } from '../../src/content/company';
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

const meta = {
  title: 'Components/ContactForm ways out',
  component: FormOnTheSite,
  ...onSite,
  tags: ['!autodocs', 'behavior'],
  parameters: behavior,
} satisfies Meta<typeof FormOnTheSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parts of a mail link, as a mail program reads them. */
function mailOf(link: HTMLElement) {
  const [to, query = ''] = (link.getAttribute('href') ?? '').replace(/^mailto:/, '').split('?');
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  return { to, ...Object.fromEntries(fields) };
}

/** After a failure the mail link hands over every word, whatever is in it, and follows what is changed. */
export const AMailWithTheWholeMessage: Story = {
  play: async ({ canvas, canvasElement, msw, step, userEvent }) => {
    mailService(msw, answers.broken);
    const { message, send } = formParts(canvasElement);
    const written = contactMessages.everything;
    await write({ canvasElement, userEvent }, written);
    await userEvent.click(send());
    const link = await canvas.findByRole('link', { name: formArgs.labels.mailInstead });

    await step('To the support address, with subject and body', async () => {
      const { message: words, ...sender } = written;
      const letter = `${words}\n\n${Object.values(sender).join('\n')}`;
      await expect(mailOf(link)).toEqual({
        to: company.supportEmail,
        subject: formArgs.labels.mailSubject(written.user_name),
        body: letter.replaceAll('\n', '\r\n'),
      });
    });

    await step('Nothing in it can be taken for a part of the address', async () => {
      await expect(link.getAttribute('href')).toMatch(
        /^mailto:[\w.@]+\?subject=[\w%.!~*'()-]+&body=[\w%.!~*'()-]+$/,
      );
    });

    await step('It follows what the visitor changes', async () => {
      await userEvent.clear(message());
      await userEvent.type(message(), 'Shorter');
      await expect(mailOf(link)).toMatchObject({ body: expect.stringMatching(/^Shorter\r\n/) });
    });
  },
};

/** Half an emoji, as a sloppy script may leave it, does not break the page. */
export const AMailWithHalfAnEmoji: Story = {
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    mailService(msw, answers.broken);
    const { message, send } = formParts(canvasElement);
    await write({ canvasElement, userEvent });
    await fireEvent.input(message(), { target: { value: 'Half \uD83D' } });
    await userEvent.click(send());
    const link = await canvas.findByRole('link', { name: formArgs.labels.mailInstead });
    await expect(mailOf(link)).toMatchObject({ body: expect.stringMatching(/^Half \uFFFD\r\n/) });
  },
};

/**
 * Takes the connection away, also that to the site itself, or gives it back.
 *
 * @param notices whether the browser notices
 */
function connection(worker: SetupWorker, notices = true) {
  const onLine = spyOn(navigator, 'onLine', 'get');
  return {
    set(online: boolean) {
      onLine.mockReturnValue(online || !notices);
      worker.use(http.head('*', () => (online ? HttpResponse.text('') : HttpResponse.error())));
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
    restore: () => onLine.mockRestore(),
  };
}

/** Without a connection the request fails at once: the form says why, and keeps every word. */
export const Offline: Story = {
  play: async ({ canvasElement, msw, step, userEvent }) => {
    mailService(msw, answers.cut);
    const { send, status } = formParts(canvasElement);
    const network = connection(msw);
    await write({ canvasElement, userEvent });

    await step('The connection is lost: the form says so at once', async () => {
      network.set(false);
      await waitFor(() => expect(status()).toHaveTextContent(said.connectionLost));
    });

    await step('Sending is tried, and fails', async () => {
      await userEvent.click(send());
      await waitFor(() => expect(status()).toHaveTextContent(said.offline));
      await expect(await screen.findByText('Error')).toBeVisible();
      await expectWritten(canvasElement);
    });
    network.restore();
  },
};

/** A tunnel that the browser has not noticed: the message may have left, and nobody says that it has not. */
export const ATunnelUnnoticed: Story = {
  play: async ({ canvasElement, msw, userEvent }) => {
    mailService(msw, answers.cut);
    const { send, status } = formParts(canvasElement);
    const network = connection(msw, false);
    await write({ canvasElement, userEvent });
    network.set(false);
    await userEvent.click(send());
    await waitFor(() => expect(status()).toHaveTextContent(said.connectionFailed));
    await expectWritten(canvasElement);
    network.restore();
  },
};

/** Back online nothing happens by itself; Try again sends without a question, since nothing had left. */
export const BackOnline: Story = {
  play: async ({ canvasElement, msw, step, userEvent }) => {
    const received = mailService(msw, answers.cut, answers.ok);
    const { send, status, tryAgain } = formParts(canvasElement);
    const network = connection(msw);
    await write({ canvasElement, userEvent });
    network.set(false);
    await userEvent.click(send());
    await tryAgain();

    await step('The form says that the message has not been sent yet', async () => {
      network.set(true);
      await waitFor(() => expect(status()).toHaveTextContent(said.onlineAgain));
      await expectWritten(canvasElement);
      await expect(received).toHaveLength(1);
    });

    await step('Try again sends it', async () => {
      await userEvent.click(await tryAgain());
      await screen.findByText('Message Sent!');
      await expect(received).toHaveLength(2);
    });
    network.restore();
  },
};

/** A browser that wrongly says it is offline: sending is tried all the same, and the answer believed. */
export const WronglyOffline: Story = {
  play: async ({ canvasElement, msw, userEvent }) => {
    const received = mailService(msw, answers.ok);
    const network = connection(msw);
    network.set(false);
    await write({ canvasElement, userEvent });
    await userEvent.click(formParts(canvasElement).send());
    await expect(await screen.findByText('Message Sent!')).toBeVisible();
    await expect(received).toHaveLength(1);
    network.restore();
  },
};

/** The honeypot's field, which only a script finds. */
const honeypot = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('input[name="subject"]') as HTMLInputElement;

/** People never meet the honeypot: not by sight, not by Tab, not by screen reader, not by autofill. */
export const PeopleNeverMeetTheHoneypot: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const { all, name, send } = formParts(canvasElement);

    await step('Screen readers and people know only the fields of the message', async () => {
      await expect(canvas.getAllByRole('textbox')).toEqual(all());
      const { width, height } = (
        honeypot(canvasElement).parentElement as HTMLElement
      ).getBoundingClientRect();
      await expect(width * height).toBeLessThanOrEqual(1);
    });

    await step('Tab knows them too', async () => {
      await userEvent.click(name());
      for (const next of [...all().slice(1), send()]) {
        await userEvent.tab();
        await expect(next).toHaveFocus();
      }
    });

    await step('It takes no focus, and browsers do not fill it', async () => {
      honeypot(canvasElement).focus();
      await expect(honeypot(canvasElement)).not.toHaveFocus();
      await expect(honeypot(canvasElement)).toHaveAttribute('autocomplete', 'off');
    });
  },
};

/** Something has filled the honeypot: the form asks before it sends, and loses no word either way. */
export const AFilledHoneypotAsks: Story = {
  play: async ({ canvasElement, msw, step, userEvent }) => {
    const received = mailService(msw, answers.ok);
    const { send, status, yesSend } = formParts(canvasElement);
    await write({ canvasElement, userEvent });
    await fireEvent.input(honeypot(canvasElement), { target: { value: 'Buy now' } });
    await userEvent.click(send());

    await step('Nothing went out, and nothing is claimed', async () => {
      await waitFor(() => expect(status()).toHaveTextContent(said.looksAutomatic));
      await expectWritten(canvasElement);
      await expect(received).toHaveLength(0);
      await expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument();
    });

    await step(
      'A person says yes, and the message is sent without what filled the field',
      async () => {
        await userEvent.click(await yesSend());
        await expect(await screen.findByText('Message Sent!')).toBeVisible();
        await expect(received).toHaveLength(1);
        await expect(received[0]).not.toHaveProperty('subject');
        await expectWritten(canvasElement, emptyMessage);
      },
    );
  },
};
