import { company } from '../company';

/** What visitors may know about their data. It stands on the contact page, below the form. */
export const privacyNote = {
  heading: 'What happens to your data',
  points: [
    'The form sends your name, your email address and your message, and nothing else.',
    `It goes through the mail service EmailJS to ${company.supportEmail}, where people read it.`,
    'A message you have not sent yet, or that may not have arrived, stays in this browser tab until we have it or you close the tab.',
    'If you choose light or dark colors, this browser remembers that.',
    'No cookies, no trackers, no fonts or pictures from elsewhere.',
  ],
} as const;
