/** What stands beside a link to the site in a chat or a feed: `public/og.jpg`. */
export const sharePicture = {
  path: '/og.jpg',
  type: 'image/jpeg',
  width: 1200,
  height: 630,
  description:
    'Transform your skills with expert-led seminars: a clay model of a seminar in a room and on a laptop.',
} as const;
