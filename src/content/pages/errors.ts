/** Texts of the not-found page and the crash page. */
export const notFoundPage = {
  heading: 'We can’t find that page',
  text: 'Check the address for typos, or go on from here.',
  action: 'Back to Home',
  other: 'See all seminars',
  contact: 'Contact us',
} as const;

export const crashPage = {
  heading: 'Something broke on our side',
  text: 'It was nothing you did. Try again, start over from the home page, or email us and we’ll fix it.',
  again: 'Try again',
  action: 'Back to Home',
} as const;
