import { type FieldName, fieldNames, fields } from '../../src/contact/fields';
import type { ContactMessage } from '../../src/contact/message';
import { layoutText } from '../../src/content/layout';
import { noticeAreaText, noticeTexts, sentences } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminarCategories } from '../../src/content/seminarGroups';
import { seminars } from '../../src/content/seminars';
import { dayInWords, priceInWords, timeInWords, weekdayOf } from '../../src/lib/wording';
import { contactMessages } from '../fixtures/contactMessages';
import { saidTo } from '../fixtures/contactTexts';
import { samples, seminarsWith } from '../fixtures/samples';
import { heading } from './phrases';

const { payroll } = samples;
const { card, filter } = seminarsPage;
const { form } = contactPage;
const { question } = contactMessages;
const status = saidTo(question.user_email);

/** Words of a live region: polite, so they wait for the end of a sentence. */
const polite = (words: string) => `polite: ${words}`;

const fact = (name: string, ...value: readonly string[]) => ['term', name, 'definition', ...value];

/** A choice of the filter: its link, and what is left when it is followed. */
const choice = (name: string, filters: Parameters<typeof seminarsWith>[0]) => ({
  link: [`link, ${name}`],
  followed: [
    polite(filter.count(seminarsWith(filters).length, filters)),
    `link, ${name}, current item`,
  ],
});

const list = (option: string) => [
  `combobox, ${layoutText.schemes.label}, ${option}, has popup listbox, not expanded`,
];

const register = `button, ${card.named(card.register, payroll.title)}`;
const filterButton = (state: string) => [`button, ${filter.open}, 1 control, ${state}`];
const area = (words: string) => [`region, ${noticeAreaText.label}, ${words}`];
const registered = sentences(noticeTexts.registered(payroll.title));
const send = (state: string) => `button, ${form.send}, ${state}`;
const field = (name: FieldName, ...more: readonly string[]) =>
  [
    'textbox',
    form.fields[name].label,
    ...more,
    fields[name].optional ? 'not required' : 'required',
  ].join(', ');
const filled = (name: FieldName) => field(name, question[name], 'not invalid');
const mended = filled('user_email');

/** Each field on the way to Send, and what is typed into one line; a box of several is not read back. */
const written = (message: ContactMessage) => [
  ...fieldNames.flatMap((name) => [
    field(name, 'not invalid'),
    ...(fields[name].multiline ? [] : [field(name, message[name], 'not invalid')]),
  ]),
  send('not disabled'),
];

/** The field before Email. */
const before = fieldNames[fieldNames.indexOf('user_email') - 1] ?? 'user_name';

/** What must be heard during each task: every phrase, in order, and nothing else. */
export const taskPhrases = {
  find: {
    headings: [
      heading(seminarsPage.heading, 1),
      heading(seminarCategories[payroll.category], 2),
      ...seminars.slice(0, seminars.indexOf(payroll) + 1).map(({ title }) => heading(title, 3)),
    ],
    facts: [
      ...fact(card.date, 'time', card.on(weekdayOf(payroll.date), dayInWords(payroll.date))),
      ...fact(card.start, card.at(timeInWords(payroll.start))),
      ...fact(card.format, card.formats[payroll.format]),
      'paragraph',
      payroll.description,
      'paragraph',
      card.price,
      priceInWords(payroll.price),
      card.priceUnit,
    ],
  },
  register: {
    button: [register],
    pressed: [polite(registered)],
    gone: [],
    area: area(`${noticeAreaText.last}: ${registered}`),
  },
  filter: {
    hr: choice(seminarCategories.hr, { category: 'hr' }),
    it: choice(seminarCategories.it, { category: 'it' }),
    live: choice(card.formats['live-webinar'], { category: 'it', format: 'live-webinar' }),
  },
  phone: {
    closed: filterButton('not expanded'),
    open: filterButton('expanded'),
    choices: [`link, ${filter.allSubjects}, current item`, 'link, Accounting', 'link, HR'],
  },
  scheme: {
    light: list('light'),
    dark: list('dark'),
    system: list('system'),
  },
  address: {
    written: written({ ...question, user_email: 'ada' }),
    refused: [field('user_email', 'ada', form.fields.user_email.malformed, 'invalid')],
    mended: [mended],
    back: [filled(before)],
    sent: [
      polite(status.sending),
      field('user_email', question.user_email, 'not invalid', 'read only'),
      polite(status.sent),
    ],
  },
  message: {
    written: written(question),
    sending: [polite(status.sending), `button, ${form.sending}, disabled`],
    sent: [polite(status.sent)],
    failed: [polite(status.failed)],
    sentNotice: area(sentences(noticeTexts.sent)),
    failedNotice: area(sentences(noticeTexts.sendFailed)),
  },
} as const;
