import { closed, closedFor, closures, officeHours } from '../content/office';
import { dayInWords, hoursInWords, weekdaysInWords } from './wording';

/** The office hours as visitors read them, and below them the days on which nobody is there. */
export const hoursAsRead = [
  ...officeHours.map(({ days, opens, closes }) => ({
    days: weekdaysInWords(days),
    hours: opens && closes ? hoursInWords(opens, closes) : closed,
  })),
  ...closures.map(({ date, note }) => ({
    days: dayInWords(date),
    hours: closedFor(note),
  })),
];
