import { company } from '../company';
import { onTheDay } from '../office';

/** Texts of the contact page; address, phone and hours are in `company.ts` and `office.ts`. */
export const contactPage = {
  heading: 'Contact Us',
  lead: {
    offer: `Questions, bookings, changes, invoices, the press: we reply within ${company.replyTime}.`,
    /** Leads to what one asks before booking. */
    more: 'No email came? See',
  },
  /** How to get there and in, below the address. */
  visit: {
    heading: 'Visit our office and seminar rooms',
    parts: {
      'Getting here': 'Bus stop at the door, accessible parking behind the building.',
      Access: 'Sixth floor. Step-free entrance, elevator, accessible restroom.',
      'On the day': onTheDay,
    },
  },
  /** Above the seminars that the message is about. */
  about: {
    label: 'Your message is about',
    remove: (title: string) => `Leave out ${title}`,
    /** The address names a seminar of another season. */
    gone: 'The seminar that you asked for is not in this season.',
    seminars: 'See all seminars',
  },
  form: {
    heading: 'Send us a message',
    fields: {
      user_name: {
        label: 'Name',
        missing: 'Enter your name.',
      },
      user_email: {
        label: 'Email',
        missing: 'Enter your email so we can reply.',
        malformed: 'Check the address: it should look like name@company.com.',
        /** The browser refuses letters such as ü, which some addresses have. */
        foreign: 'This browser takes only the letters a to z in an address. Use another one, or email us.',
      },
      message: {
        label: 'Message',
        missing: 'Enter a message.',
        /** Where the message is about a seminar; of several one may be full. */
        hints: {
          open: 'To book: who comes to which seminar, and where the invoice goes. Or ask your question.',
          full: 'Full: say how many seats you wait for, and we write if one is free.',
        },
      },
    },
    send: 'Send Message',
    sending: 'Sending…',
    tryAgain: 'Try again',
    privacy: 'Your draft stays in this tab until you send it. We use your message only to reply and to book.',
    /** Below the form: how the message is doing. */
    status: {
      sending: 'Your message is on its way.',
      waiting: 'No answer yet. Your message may have reached us. If you email it, too, it counts once.',
      sent: 'Your message has reached us.',
      refused: 'Your message has not been sent. Every word is still in the form.',
      tooLarge: 'Your message has not been sent: it is too long for our mail service. Please shorten it or send it in parts.',
      busy: 'Your message has not been sent: our mail service is busy. Please try again in a minute.',
      uncertain: 'We can’t tell whether your message reached us: the connection failed or was blocked, or our mail service gave no clear answer. Send it again: twice counts once.',
    },
    /** Which address will be answered; the address follows, and then a way for those who mistyped it. */
    replyTo: `We reply within ${company.replyTime} to`,
    wrongAddress: 'Wrong address? Send us the right one, or call',
    /** After a message about a seminar. */
    notBooked: 'A seat is yours once we confirm it by email.',
    /** Above the message that was sent. */
    yourWords: 'Your words:',
    ownMail: 'Or use your own mail',
    mailInstead: 'Email us instead',
    mailSubject: (name: string) => `Message from ${name}`,
    callInstead: 'Call',
  },
  withoutScripts: 'The form needs scripts, which are off in this browser or did not arrive. An email reaches the same people:',
  officeHours: 'Office Hours',
  /** What visitors may know about their data; the address for a copy or a deletion follows. */
  privacyNote: {
    heading: 'Privacy: what happens to your data',
    points: [
      '“Send” hands your name, email address and message to our mail service, EmailJS in Singapore, with your IP address and browser type. We delete them after a year.',
      'Your draft stays in this tab, your choice of colors in this browser. No cookies, no trackers: before “Send” it talks only to our web host.',
    ],
    rights: 'For a copy of your data, or to have it deleted:',
    responsible: 'Responsible:',
  },
  /** Which standard the site meets, how it is tested, and where to report a barrier. */
  accessibilityNote: {
    heading: 'Accessibility',
    points: [
      'This site is made to meet WCAG 2.2, level AA. It works with the keyboard alone, at 400% zoom, at 200% text size and in forced colors, and can be read without scripts.',
      'Tested: every page of this release with axe-core in Chromium, in both color schemes; in an earlier one nine tasks with the screen reader Orca in Firefox.',
      'Webinars have live captions. We have not tested in Safari or with other screen readers.',
    ],
  },
} as const;

/** A mail about captions, a seat near the front, or a barrier. */
export const accessMail = {
  words: 'Ask about access, or report a problem',
  subject: 'Accessibility',
  body: 'What you need, or the page and the problem:',
} as const;
