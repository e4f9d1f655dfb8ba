import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { App } from '../../src/app/App';
import { pageAt } from '../../src/app/pages';
import { fieldNames } from '../../src/contact/fields';
import type { ContactMessage } from '../../src/contact/message';
import { layoutText } from '../../src/content/layout';
import { noticeTexts } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminarCategories, seminarFormats } from '../../src/content/seminarGroups';
import { noticeDuration } from '../../src/notices/NoticeProvider';
import { routeOf } from '../../src/routes';
import { contactMessages } from '../fixtures/contactMessages';
import { samples } from '../fixtures/samples';
import { inFrame } from '../support/documents';
import { type FakeTimers, installFakeTimers } from '../support/fakeTimers';
import { answers, mailService } from '../support/mailService';
import { spoken } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { onSite } from '../support/onSite';
import { TaskTranscript } from './Heard';
import { type HeardStep, listener, listenTo, startListening } from './listener';
import { taskPhrases } from './tasks';

const meta = {
  title: 'Heard/Tasks',
  component: App,
  ...onSite,
  parameters: spoken,
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const { press, type, toHeading, readTo, tabTo, choose } = listener;
const { find, register, filter, phone, scheme, address, message } = taskPhrases;

const pressing = (key: string, hears: readonly string[], does = key): HeardStep => ({
  does,
  act: () => press(key),
  hears,
});

/** Goes to a control, by the list that readers have of them. */
const goTo = (role: string, name: string) => () => screen.getByRole(role, { name }).focus();

/**
 * A task on a page, done by ear: each step says what is done and what must be heard, every phrase, in
 * order. At the end the phrases replace the page.
 */
function task(
  page: 'home' | 'seminars' | 'contact',
  steps: (context: StoryContext, clock: FakeTimers) => readonly HeardStep[],
  globals: Story['globals'] = onScreen('desktop'),
): Story {
  const { path } = routeOf(page);
  return {
    globals,
    loaders: [() => pageAt(path).preload()],
    parameters: { layout: 'fullscreen', path, fakeTimers: true, ...inFrame(640) },
    // Storybook reads from the parameter that the story is drawn by its play function.
    play: async ({ mount, ...others }) => {
      const context = { mount, ...others };
      await mount();
      await screen.findByRole('heading', { level: 1 });
      const clock = installFakeTimers();
      const stopListening = await startListening();
      const transcript: { does: string; spoken: readonly string[] }[] = [];
      try {
        for (const part of steps(context, clock)) {
          await context.step(part.does, async () => {
            transcript.push({ does: part.does, spoken: await listenTo(part) });
          });
        }
      } finally {
        await stopListening();
        clock.uninstall();
      }
      await mount(<TaskTranscript steps={transcript} />);
    },
  };
}

/** Headings lead to the seminar; its date comes first, its price below what it teaches. */
export const FindPriceAndDate: Story = task('seminars', () => [
  {
    does: 'Go from heading to heading',
    act: () => toHeading(samples.payroll.title),
    hears: find.headings,
  },
  { does: 'Read on', act: () => readTo(seminarsPage.card.priceUnit), hears: find.facts },
]);

/** The notice is spoken once and takes no focus; F8 says it again after it has gone, and Esc leads back. */
export const RegisterAndHearItAgain: Story = task('seminars', (_context, clock) => [
  {
    does: 'Go to the button',
    act: goTo('button', seminarsPage.card.named(seminarsPage.card.register, samples.payroll.title)),
    hears: register.button,
  },
  pressing('Enter', register.pressed),
  {
    does: 'Wait until it has gone',
    act: async () => {
      const { title } = noticeTexts.registered(samples.payroll.title);
      const notice = await screen.findByText(title);
      await clock.tick(noticeDuration);
      await waitFor(() => expect(notice).not.toBeInTheDocument());
    },
    hears: register.gone,
  },
  pressing('F8', register.area),
  pressing('Escape', register.button),
]);

/** Each choice says itself with its count, so that two equal counts are told apart. */
export const HrThenItThenWebinars: Story = task('seminars', () =>
  (
    [
      [seminarCategories.hr, filter.hr],
      [seminarCategories.it, filter.it],
      [seminarFormats['live-webinar'], filter.live],
    ] as const
  ).flatMap(([name, { link, followed }]): HeardStep[] => [
    { does: `Go to ${name}`, act: goTo('link', name), hears: link },
    pressing('Enter', followed),
  ]),
);

/** The choices come after the button that opens them, and Esc closes them and leads back to it. */
export const FilterOnAPhone: Story = task(
  'seminars',
  () => [
    {
      does: 'Go to the filter',
      act: goTo('button', seminarsPage.filter.open),
      hears: phone.closed,
    },
    pressing('Enter', phone.open),
    { does: 'Tab to HR', act: () => tabTo('HR'), hears: phone.choices },
    pressing('Enter', filter.hr.followed),
    pressing('Escape', phone.closed),
  ],
  onScreen('phone'),
);

/** The colors are a list whose value is heard, and the system's are one of its options. */
export const DarkAndBackToSystem: Story = task(
  'home',
  () => {
    const { label, dark, system } = layoutText.schemes;
    const list = () => screen.getByRole('combobox', { name: label });
    return [
      { does: 'Go to the colors', act: () => list().focus(), hears: scheme.light },
      { does: `Choose ${dark}`, act: () => choose(list(), dark), hears: scheme.dark },
      { does: `Choose ${system}`, act: () => choose(list(), system), hears: scheme.system },
    ];
  },
  { ...onScreen('desktop'), scheme: 'light' },
);

/** Writes the fields one after the other, and ends on Send. */
const write = (message: ContactMessage) => async () => {
  goTo('textbox', contactPage.form.fields.user_name.label)();
  for (const name of fieldNames) {
    await type(message[name]);
    await press('Tab');
  }
};

/** The refused field says why and has focus; once it is mended it complains no more. */
export const WrongAddressMended: Story = task('contact', ({ msw }) => {
  mailService(msw, answers.ok);
  const { question } = contactMessages;
  return [
    {
      does: 'Write, with half an address',
      act: write({ ...question, user_email: 'ada' }),
      hears: address.written,
    },
    pressing('Enter', address.refused, 'Enter on Send'),
    {
      does: 'Type the rest of the address',
      act: () => type(question.user_email.replace('ada', '')),
      hears: address.mended,
    },
    pressing('Shift+Tab', address.back),
    pressing('Tab', address.mended),
    pressing('Enter', address.sent),
  ];
});

/** Sends a message. The form's status speaks; F8 says the notice that is shown beside it. */
const send = (
  { msw }: StoryContext,
  answer: () => Response | Promise<Response>,
  outcome: HeardStep,
  notice: { title: string; hears: readonly string[] },
): readonly HeardStep[] => {
  mailService(msw, answer);
  return [
    {
      does: 'Write',
      act: write(contactMessages.question),
      hears: message.written,
    },
    pressing('Enter', message.sending, 'Enter on Send'),
    outcome,
    {
      does: 'F8, once the notice is shown',
      act: async () => {
        await screen.findByText(notice.title);
        await press('F8');
      },
      hears: notice.hears,
    },
  ];
};

const sentNotice = { title: noticeTexts.sent.title, hears: message.sentNotice };
const failedNotice = { title: noticeTexts.sendFailed.title, hears: message.failedNotice };

/** The answer of the mail service, given when the story says so. */
function answerLater(answer: () => Response) {
  let come = () => {};
  const coming = new Promise<Response>((resolve) => {
    come = () => resolve(answer());
  });
  return { answer: () => coming, come };
}

/** On its way, then there: each is spoken once, and not a second time by the notice. */
export const MessageSent: Story = task('contact', (context) => {
  const { answer, come } = answerLater(answers.ok);
  const outcome = { does: 'It arrives', act: come, hears: message.sent };
  return send(context, answer, outcome, sentNotice);
});

/** The honest sentence is heard, and the notice's blunt one does not speak over it. */
export const MessageRefusedAtOnce: Story = task('contact', (context) => {
  const { answer, come } = answerLater(answers.broken);
  const outcome = { does: 'It is refused at once', act: come, hears: message.failed };
  return send(context, answer, outcome, failedNotice);
});

/** The same when the answer takes its time: nothing is heard in between. */
export const MessageRefusedAfterFourSeconds: Story = task('contact', (context, clock) => {
  const { answer, come } = answerLater(answers.broken);
  const outcome = {
    does: 'It is refused after four seconds',
    act: async () => {
      await clock.tick(4000);
      come();
    },
    hears: message.failed,
  };
  return send(context, answer, outcome, failedNotice);
});
