/** Texts of the not-found page and the crash page. */
export const notFoundPage = {
  heading: 'This page has left the room',
  text: 'The address may have a typo, or the page has moved. Everything else is where you left it.',
  action: 'Back to Home',
  other: 'See all seminars',
} as const;

export const crashPage = {
  heading: 'Something broke on our side',
  text: 'It was nothing you did. Start again from the home page, or write to us and we will sort it out.',
  action: 'Back to Home',
} as const;
