import type { ContactFormText } from '../types';

const connectionFailed =
  'The connection to our mail service failed or was blocked. Your message probably did not reach us, but it may have.';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;

/** Texts of the contact page. Address, phone and hours are in `content/company.ts`. */
export const contactPage = {
  heading: 'Contact Us',
  lead: 'A question about a seminar, an invoice or a group booking? We reply within one business day.',
  details: {
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
  },
  form: {
    heading: 'Send us a message',
    fields: {
      user_name: {
        label: 'Name',
        missing: 'Enter your name.',
        inPrivacyNote: 'name',
      },
      user_email: {
        label: 'Email',
        missing: 'Enter your email so we can reply.',
        malformed: 'Check the address: it should look like name@company.com.',
        inPrivacyNote: 'email address',
      },
      message: {
        label: 'Message',
        missing: 'Enter a message.',
        inPrivacyNote: 'message',
      },
    },
    send: 'Send Message',
    sending: 'Sending…',
    privacy: 'Your draft stays in this tab until you send it. We use your message only to reply to you.',
    status: {
      waiting: 'Your message will be sent as soon as this page has loaded.',
      slow: 'This page is slow to load, so your message has not been sent yet. It still will be, if the page loads within ten minutes. You can also reach us here:',
      missing: 'This page could not load completely, so your message has not been sent. Reload the page to send it, or reach us here:',
      sending: 'Your message is on its way.',
      noAnswer: "No answer yet. Your message may have reached us; we're still waiting for confirmation.",
      interrupted: 'This page was closed or reloaded while your message was on its way, so it may have reached us.',
      elsewhere: 'Another tab is sending this message or has sent it, so it may have reached us.',
      sent: 'Your message has reached us.',
      sentEarlier: 'Your message has reached us as it was when you sent it. What you have changed since is still in the form.',
      failed: 'Your message has not been sent.',
      tooLarge: 'Your message has not been sent: it is too long for our mail service. Please shorten it or send it in parts.',
      tooMany: 'Your message has not been sent: our mail service is busy. Please try again in a minute.',
      offline: 'You are offline, so your message has not been sent.',
      connectionFailed,
      failedAgain: 'This time your message was not accepted, but an earlier try may have reached us.',
      mayRepeat: 'The same message may have reached us already. Sent again, it may reach us twice.',
      mayRepeatFailed: `${connectionFailed} Sent again, it may reach us twice.`,
      looksAutomatic: 'Something in your browser filled in a hidden field. Did you write this message yourself?',
      delayed: 'You pressed Send a while ago, but your message has not been sent yet. Do you still want to send it as it was then?',
      onlineAgain: 'You are online again. Your message has not been sent yet.',
      connectionLost: "You are offline at the moment. Keep writing; send when you're back online.",
      tooLong: (size, limit) =>
        `Your message takes ${kilobytes(size)}; our mail service accepts up to ${kilobytes(limit)}. Please shorten it or send it in parts.`,
    },
    kept: (sentence) => `${sentence} Every word is still in the form.`,
    replyTo: (email) => `We reply within one business day to ${email}`,
    earlierSent: (beginning) => `Your earlier message, “${beginning}…”, has reached us.`,
    confirm: {
      mayRepeat: 'Send it again anyway',
      mayRepeatFailed: 'Send it again anyway',
      looksAutomatic: 'Yes, send it',
      delayed: 'Yes, send it now',
    },
    tryAgain: 'Try again',
    mailInstead: 'Email us instead',
    mailSubject: (name: string) => `Message from ${name}`,
    callInstead: (phone: string) => `Call ${phone}`,
    copy: 'Copy your message',
    copied: 'Copied',
    copyByHand: 'The browser refused: copy it from the form',
    about: {
      add: (seminarTitle) => `Add “${seminarTitle}” to your message`,
      remove: 'Remove the line about the seminar',
    },
    honeypot: 'Leave this field empty',
  } satisfies ContactFormText,
  withoutScripts: 'The form needs scripts, which are off in this browser or did not arrive. An email reaches the same people:',
  officeHours: 'Office Hours',
} as const;
