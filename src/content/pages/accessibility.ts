/** What is met, how it is tested, and where to say what is not. It stands on the contact page. */
export const accessibilityNote = {
  heading: 'Accessibility',
  points: [
    'This site is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
    'It works with the keyboard alone, zoomed in to 400 %, with text of twice the size, in forced colors and without scripts.',
    'Every page is tested for that before it is published: by programs, which find a part of what can go wrong. We have not tried every screen reader.',
  ],
  contact: 'Tell us what gets in your way',
  subject: 'Accessibility of the website',
  body: 'The page, and what gets in my way:',
} as const;
