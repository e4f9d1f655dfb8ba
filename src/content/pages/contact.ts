import type { ContactFormText } from '../types';

/** Texts of the contact page. Address, phone and hours are in `content/company.ts`. */
export const contactPage = {
  heading: 'Contact Us',
  lead: 'A question about a seminar, an invoice or a group booking? We answer within one working day.',
  details: {
    email: 'Email',
    phone: 'Phone',
  },
  form: {
    heading: 'Send us a message',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending…',
    privacy:
      'Until you send it, your message is kept in this browser tab, so that a reload does not cost you your words. We use it only to answer you.',
    nameMissing: 'Please tell us your name.',
    emailMissing: 'Please give us an email address, so that we can answer.',
    emailMalformed: 'Please check the address: it should look like name@company.com.',
    messageMissing: 'Please write a message.',
    status: {
      sending: 'Your message is on its way.',
      sent: 'Your message has reached us. We answer within one working day.',
      failed: 'Your message has not been sent. Nothing is lost: every word is still in the form.',
      offline:
        'You are offline, so your message has not been sent. Every word is still in the form.',
      onlineAgain: 'You are online again. Your message has not been sent yet.',
      connectionLost: 'You are offline at the moment. Write on; sending has to wait.',
    },
    tryAgain: 'Try again',
    mailInstead: 'Send it from your own email',
    mailSubject: (name: string) => `Message from ${name}`,
    callInstead: (phone: string) => `Call ${phone}`,
    trap: 'Leave this field empty',
  } satisfies ContactFormText,
  withoutScripts:
    'The form needs JavaScript, which is off in this browser. An email reaches the same people:',
  officeHours: 'Office Hours',
} as const;
