import type { ContactFormText } from '../types';

/** Texts of the contact page. Address, phone and hours are in `content/company.ts`. */
export const contactPage = {
  heading: 'Contact Us',
  lead: 'A question about a seminar, an invoice or a group booking? We answer within one working day.',
  details: {
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
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
      waiting:
        'Your message is sent as soon as this page has loaded. Every word is kept until then.',
      sending: 'Your message is on its way.',
      noAnswer:
        'No answer yet. Your message may have reached us; this page goes on listening, and every word is still in the form.',
      interrupted:
        'This page was closed or reloaded while your message was on its way, so it may have reached us. Every word is still in the form.',
      sent: 'Your message has reached us. We answer within one working day.',
      sentEarlier:
        'Your message has reached us as it was when you sent it. What you have changed since is still in the form.',
      failed: 'Your message has not been sent. Nothing is lost: every word is still in the form.',
      tooLarge:
        'Your message has not been sent: it is too long for our mail service. Please shorten it or send it in parts.',
      tooMany:
        'Your message has not been sent: our mail service has too much to do right now. Please try again in a minute.',
      offline:
        'You are offline, so your message has not been sent. Every word is still in the form.',
      connectionFailed:
        'The connection to our mail service failed or was blocked. Your message probably did not reach us, but it may have. Every word is still in the form.',
      failedAgain:
        'This time your message was not accepted, but an earlier try may have reached us. Every word is still in the form.',
      mayRepeat: 'The same message may have reached us already. Sent again, it may reach us twice.',
      looksAutomatic:
        'Something in your browser filled in a field that people cannot see, so we ask: did you write this message yourself?',
      onlineAgain: 'You are online again. Your message has not been sent yet.',
      connectionLost: 'You are offline at the moment. Write on; sending has to wait.',
      tooLong:
        'Your message is longer than our mail service takes (about 50,000 letters). Please shorten it or send it in parts.',
    },
    confirm: { mayRepeat: 'Send it again anyway', looksAutomatic: 'Yes, send it' },
    tryAgain: 'Try again',
    mailInstead: 'Send it from your own email',
    mailSubject: (name: string) => `Message from ${name}`,
    callInstead: (phone: string) => `Call ${phone}`,
    honeypot: 'Leave this field empty',
  } satisfies ContactFormText,
  withoutScripts:
    'The form needs scripts, which are off in this browser or did not arrive. An email reaches the same people:',
  officeHours: 'Office Hours',
} as const;
