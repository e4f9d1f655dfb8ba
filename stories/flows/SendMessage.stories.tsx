import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { App } from '../../src/app/App';
import { pageAt } from '../../src/app/pages';
import { openingOf } from '../../src/contact/askedSeminar';
import { emptyMessage } from '../../src/contact/message';
import { aboutSeminar } from '../../src/content/aboutSeminar';
import { contactPage } from '../../src/content/pages/contact';
import { seminarsPage } from '../../src/content/pages/seminars';
import { routeOf } from '../../src/routes';
import { samples } from '../fixtures/samples';
import { expectPageToOpen } from '../support/expectPageToOpen';
import { expectWritten, formParts, write } from '../support/FormOnTheSite';
import { followLink } from '../support/followLink';
import { answers, mailService } from '../support/mailService';
import { journey } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { onSite } from '../support/onSite';
import { pageMeta } from '../support/pages';

const { path } = routeOf('contact');

const page = pageMeta('/');

const meta = {
  title: 'Flows/Send a message',
  component: App,
  ...page,
  loaders: [...onSite.loaders, () => Promise.all([pageAt('/').preload(), pageAt(path).preload()])],
  parameters: { ...page.parameters, ...journey },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<
  Parameters<NonNullable<Story['play']>>[0],
  'canvas' | 'canvasElement' | 'userEvent'
>;

async function goTo(context: Context, name: string, heading: RegExp) {
  const { canvas, canvasElement } = context;
  await followLink(context, name);
  const title = await canvas.findByRole('heading', { level: 1, name: heading });
  await expectPageToOpen(canvasElement, title.textContent);
}

const goToContact = (context: Context) =>
  goTo(context, 'Contact', new RegExp(`^${contactPage.heading}$`));
const goHome = (context: Context) => goTo(context, 'Home', /seminars/i);

/** From the home page to the form; a look elsewhere in between costs nothing; the message arrives. */
// Proves 4.2
export const FromHomeToConfirmation: Story = {
  play: async ({ msw, step, ...context }) => {
    const { canvasElement, userEvent } = context;
    const received = mailService(msw, answers.ok);

    await step('Open the contact page and write', async () => {
      await goToContact(context);
      await write(context);
    });

    await step('Look something up on the home page, and come back', async () => {
      await goHome(context);
      await goToContact(context);
      await expectWritten(canvasElement);
    });

    await step('Send it', async () => {
      await userEvent.click(formParts(canvasElement).send());
      await expect(await screen.findByText('Message Sent!')).toBeVisible();
      await expectWritten(canvasElement, emptyMessage);
      await expect(received).toHaveLength(1);
    });
  },
};

/** The mail service is down for a moment: the visitor tries again, and the message arrives once. */
// Proves 4.3
export const FailedThenSent: Story = {
  play: async ({ msw, step, ...context }) => {
    const { canvasElement, userEvent } = context;
    const received = mailService(msw, answers.broken, answers.ok);

    await step('Sending fails', async () => {
      await goToContact(context);
      await write(context);
      await userEvent.click(formParts(canvasElement).send());
      await expect(await screen.findByText('Error')).toBeVisible();
      await expectWritten(canvasElement);
    });

    await step('Try again', async () => {
      await userEvent.click(await formParts(canvasElement).tryAgain());
      await expect(await screen.findByText('Message Sent!')).toBeVisible();
      await expect(screen.queryByText('Error')).not.toBeInTheDocument();
      await expectWritten(canvasElement, emptyMessage);
      await expect(received).toHaveLength(2);
    });
  },
};

/** The visitor opens another page while the message is on its way, and is told there. */
export const WalkOffWhileSending: Story = {
  play: async ({ msw, step, ...context }) => {
    const { canvasElement, userEvent } = context;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    mailService(msw, async () => {
      await arrived;
      return answers.ok();
    });

    await step('Send, and go to the home page', async () => {
      await goToContact(context);
      await write(context);
      await userEvent.click(formParts(canvasElement).send());
      await formParts(canvasElement).busy();
      await goHome(context);
    });

    await step('The notice comes there', async () => {
      arrive();
      await expect(await screen.findByText('Message Sent!')).toBeVisible();
    });

    await step('Back at the form: empty, and the outcome stands below it', async () => {
      await goToContact(context);
      await expectWritten(canvasElement, emptyMessage);
      await waitFor(() =>
        expect(formParts(canvasElement).status()).toHaveTextContent(contactPage.form.status.sent),
      );
    });
  },
};

/**
 * A buyer finds a seminar and asks about it: three presses from the home page, and not a word to type about
 * the seminar.
 */
export const AboutOneSeminar: Story = {
  loaders: [
    () => Promise.all(['/', routeOf('seminars').path, path].map((page) => pageAt(page).preload())),
  ],
  play: async ({ msw, step, ...context }) => {
    const { canvas, canvasElement, userEvent } = context;
    const received = mailService(msw, answers.ok);
    const { seminar } = samples;

    await step('Browse the seminars, and ask about one', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Browse Seminars' }));
      await expectPageToOpen(canvasElement, 'Upcoming Seminars');
      const ask = seminarsPage.card.named(seminarsPage.card.ask, seminar.title);
      await userEvent.click(canvas.getByRole('link', { name: ask }));
      await expectPageToOpen(canvasElement, contactPage.heading);
    });

    await step('Write below the line that stands there, and send it', async () => {
      const opening = openingOf(aboutSeminar(seminar));
      const { name, email, message, send } = formParts(canvasElement);
      await waitFor(() => expect(message()).toHaveValue(opening));
      await userEvent.type(name(), 'Ada Byron');
      await userEvent.type(email(), 'ada@example.com');
      await userEvent.type(message(), 'We are forty people.');
      await userEvent.click(send());
      await expect(await screen.findByText('Message Sent!')).toBeVisible();
      await expect(received[0]?.message).toBe(`${opening}We are forty people.`);
      await expectWritten(canvasElement, emptyMessage);
    });
  },
};

/** The same on a phone. */
export const AboutOneSeminarOnAPhone: Story = { ...AboutOneSeminar, globals: onScreen('phone') };
