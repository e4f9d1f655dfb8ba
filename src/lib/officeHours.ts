import { closed, closedFor, closures, officeHours } from '../content/office';
import { dayInWords, hoursInWords } from './wording';

/** The office hours as visitors read them, and below them the days on which nobody is there. */
export const hoursAsRead = [
  ...officeHours.map(({ days, opens, closes }) => ({
    days: days.join('-'),
    hours: opens && closes ? hoursInWords(opens, closes) : closed,
  })),
  ...closures.map(({ date, note }) => ({
    days: dayInWords(date),
    hours: closedFor(note),
  })),
];
