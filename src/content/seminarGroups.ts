// What seminars are grouped by. Change the words on the right; those on the left are
// part of addresses and stay. The page shows the groups in this order.

/** The subjects of seminars (specification 2). */
export const seminarCategories = {
  accounting: 'Accounting',
  hr: 'HR',
  it: 'IT',
} as const;

/** How a seminar is held. */
export const seminarFormats = {
  'face-to-face': 'Face-to-face',
  'live-webinar': 'Live webinar',
} as const;
