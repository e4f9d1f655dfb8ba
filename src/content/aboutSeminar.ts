import { dayInWords } from '../lib/wording';
import { seminarFormats } from './seminarGroups';
import type { Seminar } from './types';

/** What a message or a mail about a seminar begins with. */
export const aboutSeminar = ({ title, date, format }: Seminar) =>
  `About: ${title}, ${dayInWords(date)}, ${seminarFormats[format].toLowerCase()}`;
