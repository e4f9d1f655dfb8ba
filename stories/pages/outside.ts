import ICAL from 'ical.js';
import template from '../../docs/mail-template.txt?raw';
import { company } from '../../src/content/company';
import { calendarFiles } from '../../src/prerender/calendar';
import { calendarPath } from '../../src/routes';

const file = calendarFiles[calendarPath('seminars')] ?? '';
const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
const { summary, startDate, endDate, location, description } = new ICAL.Event(event);

const inWords = (time: ICAL.Time) =>
  time.toJSDate().toLocaleString('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: company.timeZone.id,
  });

/** What a calendar in our time zone shows of the first entry in the file of the season. */
export const entry = {
  Title: summary,
  Begins: inWords(startDate),
  Ends: inWords(endDate),
  Place: location,
  Note: description,
};

/** A message with what is easily lost on its way: paragraphs, and signs that mean something in HTML. */
const message: Record<string, string> = {
  user_name: "Pat O'Brien & Co",
  user_email: "pat.o'brien@example.com",
  message: 'Three of us would like to come.\n\nIs there a price for groups < 5?',
};

const codes = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39', '/': '#x2F' };

const asHtml = (words: string) =>
  Object.entries(codes).reduce((all, [sign, code]) => all.replaceAll(sign, `&${code};`), words);

/** Fills the template as EmailJS does: `{{{name}}}` with what was written, `{{name}}` with its signs as HTML. */
const filled = template.replace(/\{\{(\{)?(\w+)\}\}\}?/g, (_gap, isRaw, name) => {
  const words = message[name] ?? '';
  return isRaw ? words : asHtml(words);
});

const [head = '', ...content] = filled.split('\n\n');

/** The mail that arrives: its lines above as text, and its content as HTML. */
export const mail = { head: head.split('\n'), content: content.join('\n\n') };
