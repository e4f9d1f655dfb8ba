import { seminarFormats } from './seminarGroups';
import type { Seminar } from './types';

/** First words of a message or a mail about a seminar. */
export const aboutSeminar = ({ title, words, format }: Seminar) =>
  `About: ${title}, ${words.day}, ${seminarFormats[format].toLowerCase()}`;
