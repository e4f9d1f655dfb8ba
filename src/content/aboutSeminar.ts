import { seminarFormats } from './seminarGroups';
import type { Seminar } from './types';

/** What a message or a mail about a seminar begins with. */
export const aboutSeminar = ({ title, words, format }: Seminar) =>
  `About: ${title}, ${words.day}, ${seminarFormats[format].toLowerCase()}`;
