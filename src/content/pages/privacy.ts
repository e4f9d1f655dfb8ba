import { company } from '../company';

/** What visitors may know about their data. It stands on the contact page, below the form. */
export const privacyNote = {
  heading: 'What happens to your data',
  points: [
    `When you press Send, your name, email address and message go to the mail service EmailJS. It forwards them to ${company.supportEmail}, where people read them, and may keep a copy.`,
    'EmailJS also gets the version of its software, the IDs of our account there, the address of this site and, as with any connection, your IP address and the type of your browser.',
    'While you write, your draft is stored in this browser tab. It is erased when your message arrives or when you empty the form. Until then, reopening a closed tab may bring it back, so empty the form on a shared computer.',
    'To keep a message from being sent twice, this browser stores a short code made from it, but not its words.',
    'If you choose light or dark colors, this browser remembers that. This tab remembers how far you scrolled.',
    'We use no cookies and no trackers. Until you press Send, only our own web host hears from your browser. It sees your IP address and which pages you open.',
  ],
} as const;
