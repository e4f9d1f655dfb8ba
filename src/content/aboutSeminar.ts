/** What a message or a mail about a seminar begins with. */
export const aboutSeminar = (title: string, date: string, format: string) =>
  `About: ${title}, ${date}, ${format.toLowerCase()}`;
