import { company } from '../company';
import { contactPage } from './contact';

const data = Object.values(contactPage.form.fields).map(({ inPrivacyNote }) => inPrivacyNote);

/** What visitors may know about their data. It stands on the contact page, below the form. */
export const privacyNote = {
  heading: 'What happens to your data',
  points: [
    `Send hands your ${data.slice(0, -1).join(', ')} and ${data.at(-1)} to the mail service EmailJS, which forwards them to ${company.supportEmail}. People read them there, and EmailJS keeps a history of messages.`,
    "EmailJS also gets its software version, our account IDs, this site's address and, as with any connection, your IP address and browser type.",
    'Your draft stays in this browser tab until your message arrives or you empty the form. A reopened tab may still have it, so empty the form on a shared computer.',
    'Once your message has arrived, this tab remembers the email address that we will answer, until you write again or close the tab.',
    'To keep a message from being sent twice, this browser stores a short code made from it, without its words.',
    'If you choose light or dark colors, this browser remembers that. This tab remembers how far you scrolled.',
    'No cookies, no trackers. Until you press Send, your browser talks only to our web host, which sees your IP address and the pages you open.',
  ],
} as const;
