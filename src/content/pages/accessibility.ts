/** Which standard the site meets, how it is tested, and where to report a barrier; on the contact page. */
export const accessibilityNote = {
  heading: 'Accessibility',
  points: [
    'This site is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
    'You can use it with the keyboard alone, at 400% zoom, at 200% text size and in forced colors, and read it without scripts.',
    'Last tested on November\u00a022,\u00a02026: every page with axe-core 4.14 in Chromium 156, and nine tasks with the screen reader Orca 43 in Firefox 153.',
    "Automated tools can't catch everything, and we have not tested in Safari or with other screen readers.",
    "Without scripts the form can't send; an email link takes its place.",
  ],
  contact: 'Report an accessibility problem',
  subject: 'Accessibility of the website',
  body: 'The page, and the problem:',
} as const;
