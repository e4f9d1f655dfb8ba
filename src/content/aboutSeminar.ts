import type { Seminar } from './types';

/** What a message or a mail about a seminar begins with. */
export const aboutSeminar = ({ title, date, format }: Seminar) =>
  `About: ${title}, ${date}, ${format.toLowerCase()}`;
