/** What is met, how it is tested, and where to say what is not. It stands on the contact page. */
export const accessibilityNote = {
  heading: 'Accessibility',
  points: [
    'This site is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
    'You can use it with the keyboard alone, at 400% zoom, at 200% text size and in forced colors, and read it without scripts.',
    "Every page is tested before it is published, with automated tools, which can't catch everything. We have listened to it with Orca and Firefox; we have not tried every screen reader.",
  ],
  contact: 'Report an accessibility problem',
  subject: 'Accessibility of the website',
  body: 'The page, and the problem:',
} as const;
