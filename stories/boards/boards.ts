import { affiliations } from '../../src/content/affiliations';
import { company } from '../../src/content/company';
import { seminars } from '../../src/content/seminars';
import { team } from '../../src/content/team';
import type { RouteKey } from '../../src/routes';
import { breakpoints, screens } from '../../src/theme/tokens';

interface BoardSettings {
  /** The prerendered page, without its ending. */
  file: string;
  lookAt: readonly string[];
}

/** The contents of a page in a few words, and where to look on its board: a test cannot judge that. */
export const boards = {
  home: {
    file: 'index',
    shows: 'the promise, the reasons and what one takes away.',
    lookAt: [
      `Does the first sentence say what ${company.name} offers, before anything is scrolled?`,
      'Do the six reasons read well one by one, and in this order?',
      'Is it plain where each of the two buttons leads?',
      'At night: do the picture and the words on it belong together?',
    ],
  },
  seminars: {
    file: 'seminars',
    shows: `${seminars.length} dates, each with its price.`,
    lookAt: [
      'Are title, date and price of each card read at one glance? Contents lists them all.',
      'Do picture and title of each card fit each other?',
      'On the phone: is Register Now found without searching?',
      'Is it clear how to narrow the list to a subject, or to webinars?',
    ],
  },
  team: {
    file: 'team',
    shows: `${team.length} leaders and how to write to them.`,
    lookAt: [
      'Do names and roles stand out, and do they read well side by side?',
      'Do the four sentences sound alike, and like people?',
      'Are portraits of equal weight, in light and at night?',
    ],
  },
  affiliations: {
    file: 'affiliations',
    shows: `${affiliations.length} partners, and the network.`,
    lookAt: [
      'Does each sentence say what the partner does, in about as many words?',
      'Is each logo clear, also at night?',
      'Does the group above each partner fit?',
    ],
  },
  contact: {
    file: 'contact',
    shows: 'addresses, a form that reaches a person, office hours.',
    lookAt: [
      'Are address, phone number, e-mail and office hours easy to find?',
      'Is the promise of an answer plain, and near the form?',
      'Is the line about privacy found before Send?',
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
  crash: {
    file: 'crash',
    lookAt: [
      'Is the tone right for somebody whose page broke?',
      'Is it plain how to go on, and how to write to us?',
    ],
  },
} as const satisfies Record<RouteKey, BoardSettings & { shows: string }> &
  Record<'notFound' | 'crash', BoardSettings>;

/** The desktop is as narrow as its layout allows, so that both schemes fit side by side at 1,920 px. */
export const boardScreens = {
  phone: screens.phone,
  tablet: screens.tablet,
  desktop: { width: breakpoints.lg * 16, height: screens.desktop.height },
} as const;

/** Words around every board. */
export const boardText = {
  lead: 'The whole page as visitors get it, on a phone, on a tablet and on a desktop, at rest, in both schemes. Press one to open it alive.',
  schemes: { light: 'Light', dark: 'Dark' },
  screens: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  open: 'Open it alive',
  noRoom: 'This window has no room to show it at a size to read. Open it alive.',
  lookAt: 'What to look at',
  remarks: 'Where to send remarks',
  remarksBefore: 'Write to ',
  remarksAfter:
    ' and say which screen and which scheme you mean. “Approved” is a remark, too. The address in your browser leads others to what you saw.',
  remarksTo: company.supportEmail,
  remarksSubject: (page: string, version: string) => `${page}, version ${version}`,
  missing: 'The page could not be drawn here. Its stories in the list on the left show it.',
} as const;
