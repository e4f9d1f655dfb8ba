import { company } from '../../src/content/company';

/** What to look at on the board of a page: what a test cannot tell. */
export const boards = {
  home: {
    file: 'index',
    lookAt: [
      'Does the first sentence say what Northmere offers, before anything is scrolled?',
      'Do the six reasons read well one by one, and in this order?',
      'Is it plain where each of the two buttons leads?',
      'At night: do the picture and the words on it belong together?',
    ],
  },
  seminars: {
    file: 'seminars',
    lookAt: [
      'Is every title, date and price right? The Contents page lists them all.',
      'Do picture and title of each card fit each other?',
      'On the phone: is Register Now found without searching?',
      'Is it clear how to narrow the list to a subject, or to webinars?',
    ],
  },
  team: {
    file: 'team',
    lookAt: [
      'Is every name spelled, and every role called, as its bearer wishes?',
      'Would each of the four sign the sentence about them?',
      'Are portraits of equal weight, in light and at night?',
    ],
  },
  affiliations: {
    file: 'affiliations',
    lookAt: [
      'Has every partner agreed to be named, and to this sentence?',
      'Is each logo drawn as its owner draws it, also on night?',
      'Does the group above each partner fit?',
    ],
  },
  contact: {
    file: 'contact',
    lookAt: [
      'Are address, phone number, e-mail and office hours right?',
      'Is the promise to answer within one working day one that we keep?',
      'Is the line about privacy, under the form, what our lawyers agreed to?',
      'On the phone: does the form come soon enough?',
    ],
  },
  notFound: {
    file: '404',
    lookAt: [
      'Is the tone right for somebody who mistyped an address?',
      'Is it plain where to go from here?',
    ],
  },
} as const satisfies Record<string, { file: string; lookAt: readonly string[] }>;

/** Words around every board. */
export const boardText = {
  lead: 'The whole page as visitors get it, on a phone, on a tablet and on a desktop, at rest. Press one to open it alive.',
  schemes: { light: 'Light', dark: 'Dark' },
  screens: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  open: 'Open it alive',
  lookAt: 'What to look at',
  remarks: 'Where to send remarks',
  remarksBefore: 'Write to ',
  remarksAfter:
    ' and say which screen and which scheme you mean. “Approved” is a remark, too. The address in your browser leads others to what you saw.',
  remarksTo: company.supportEmail,
  remarksSubject: (page: string, version: string) => `${page}, version ${version}`,
  missing: 'The page could not be drawn here. Its stories in the list on the left show it.',
} as const;
