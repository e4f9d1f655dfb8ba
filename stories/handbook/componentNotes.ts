/** What neither the types of a component nor its doc comment say. */
export interface ComponentNotes {
  /** What it is for, where the stories show it through a stand-in of their own. */
  purpose?: string;
  /** When something else serves better, and what. */
  notFor: string;
  /** What it does for people who listen, use the keyboard, enlarge or recolour. */
  accessibility: readonly string[];
  do?: readonly string[];
  dont?: readonly string[];
}

/**
 * Notes by the name of a component, as the titles of its stories begin: `Components/SeminarCard`
 * shows those of `SeminarCard`. Where a title names no component, those of its shelf are shown.
 */
const componentNotes: Partial<Record<string, ComponentNotes>> = {
  BentoGrid: {
    notFor:
      'Cards of equal weight belong in a CardGrid. This one makes two of six larger, so it wants exactly six reasons and two pictures.',
    accessibility: [
      'A list: screen readers say that there are six entries and which one is being read.',
      'Order on the screen is order in the code, in every number of columns.',
    ],
  },
  ButtonLink: {
    notFor:
      'What changes something instead of leading somewhere is a button: use MUI’s Button. A link inside a sentence is MUI’s Link.',
    accessibility: [
      'A link by role, so it can be opened in a new tab and is found in a screen reader’s list of links.',
      'At least 44 px high, margin included, in both sizes.',
      'The arrow is decoration and adds nothing to the name.',
    ],
    do: ['Say where it leads: “Browse Seminars”.'],
    dont: ['Say “Click here”, or put two of them side by side with the same weight.'],
  },
  CardGrid: {
    notFor: 'One card alone needs no grid. Six reasons with two large ones are a BentoGrid.',
    accessibility: [
      'A list: screen readers say how many cards there are.',
      'Columns give way to one on narrow windows, so at 400% zoom nothing scrolls sideways.',
    ],
  },
  CheckList: {
    notFor: 'Steps that follow each other: number those. Long paragraphs: a tick promises brevity.',
    accessibility: [
      'A list whose ticks are decoration; screen readers hear the points and their number.',
    ],
    do: ['Three to five points of one line each.'],
  },
  FilterLinks: {
    notFor:
      'A setting that no address should carry, such as the colour scheme: that is a group of toggle buttons.',
    accessibility: [
      'Links in a list that says what is chosen; the current one carries `aria-current`.',
      'The current one differs by its fill, not by hue alone, and by an outline in forced colours.',
    ],
  },
  ContactForm: {
    notFor:
      'Anything that needs an answer at once: offer the phone. It asks three things; a fourth wants a reason.',
    accessibility: [
      'Labels stand above the fields and never vanish while typing (WCAG 3.3.2).',
      'A refused field says why beneath it, and focus goes to the first of them (WCAG 3.3.1).',
      'While sending, the button keeps focus and fields can still be read and copied.',
      'How the message is doing stands beneath the form as a status, since a notice can be missed (WCAG 2.2.1).',
      'Name and e-mail can be filled in by the browser (WCAG 1.3.5).',
    ],
    do: ['Keep what was typed, whatever happens.'],
    dont: ['Clear the form after a failure.', 'Check while somebody is still typing.'],
  },
  ContactTile: {
    notFor: 'A row of facts without a way to act on them; that is plain text.',
    accessibility: [
      'The icon is decoration: label and address say everything.',
      'A long address breaks anywhere rather than being cut off.',
    ],
  },
  ErrorLayout: {
    notFor:
      'A failure inside a page that otherwise works. Say that where it happened: beneath a form, or in a notice.',
    accessibility: [
      'One h1 that says what happened in plain words; the picture is decoration.',
      'The first way on is a button, so that the keyboard reaches it first.',
    ],
    do: ['Take the blame, and offer the most likely way on first.'],
    dont: ['Show error codes.'],
  },
  FeatureCard: {
    notFor: 'Something to click: a reason leads nowhere. Use a card with a button for that.',
    accessibility: [
      'Words on a picture keep their contrast in both schemes, because the picture fades into the card’s own colour where they stand.',
      'Picture and icon are decoration; the heading is an h3.',
    ],
  },
  FormField: {
    notFor: 'Optional questions: every field of this site is required and says so to the browser.',
    accessibility: [
      'The label is tied to the field, and the reason of a refusal is its description.',
      'Border 3:1 against the card; focus adds a second, thicker line and a halo.',
      'Text may run from right to left, following what is typed.',
    ],
  },
  GroupStack: {
    notFor: 'Spacing inside one group. It only keeps groups apart from each other.',
    accessibility: ['Adds nothing to what screen readers hear: groups bring their own headings.'],
  },
  Hero: {
    notFor: 'Any page but the first. Other pages open with a TitleBand.',
    accessibility: [
      'Holds the h1 of the page.',
      'The picture has a description; only one of its versions is ever told of.',
      'Words lie on the calm part of the picture and pass AA at its hardest place.',
      'Its focus ring is darker than elsewhere, to stand out from the backdrop (WCAG 1.4.11).',
    ],
    do: ['One promise, one sentence, one button.'],
    dont: ['Set words across the figures on the right.'],
  },
  IconTile: {
    notFor: 'A control. An icon that does something is an IconButton with a name.',
    accessibility: ['Decoration: hidden from screen readers, so the words beside it must suffice.'],
    dont: ['Use it to tell two things apart: the warm tone is decoration as well.'],
  },
  InvitePanel: {
    notFor:
      'More than one invitation per page. It is the darkest place and should stay the only one.',
    accessibility: [
      'A region named by its heading; the picture is decoration.',
      'The address is the link’s name, so nobody has to guess what “write to us” opens.',
      'A white focus ring, since the usual one would not stand out on ink.',
    ],
  },
  NoBreakHyphens: {
    notFor: 'Long chains of words: what cannot break may not fit on a phone.',
    accessibility: [
      'The text stays as it is for screen readers, search and copying; no invisible characters.',
    ],
  },
  MailCard: {
    notFor: 'Wherever the contact form works: a form is quicker than a mail program.',
    accessibility: [
      'The address is the link’s name, so it can be read out and copied.',
      'A long address breaks anywhere rather than being cut off.',
    ],
  },
  NetworkPanel: {
    notFor: 'Anything but the closing note of the affiliations page.',
    accessibility: [
      'A region named by its heading; the globe has a description.',
      'Text stays ink in both schemes, because the picture does not change.',
    ],
  },
  OfficeHoursPanel: {
    notFor: 'Dates of seminars, which belong on their cards.',
    accessibility: [
      'A description list: each day is read with its hours.',
      'Days and hours wrap under each other when enlarged, and stay together.',
    ],
  },
  PartnerCard: {
    notFor: 'Customers, press, sponsors: the logo says “we work together”.',
    accessibility: [
      'The logo has a description and takes the colour of text, in forced colours too.',
      'Without a logo the name stands alone; nothing is announced in its place.',
    ],
  },
  PersonCard: {
    notFor: 'People without a way to reach them. It promises an answer.',
    accessibility: [
      'Each link is named with the person: “Email Elena Voss”, not four times “Email”.',
      'The portrait has a description of its own.',
      'Links are tall enough for a finger.',
    ],
  },
  Picture: {
    notFor: 'Icons and logos, which are drawn as SVG and follow the scheme.',
    accessibility: [
      'Without a description it is decoration and is not announced (WCAG 1.1.1).',
      'Its place is kept while it loads, so nothing jumps under the pointer.',
    ],
    do: ['Describe what the picture adds to the words beside it, or leave the description empty.'],
    dont: ['Set words in a picture.'],
  },
  PrivacyNote: {
    notFor: 'A legal privacy policy. It says in plain points what happens to a message.',
    accessibility: ['A region with a heading, so it can be found and skipped.'],
  },
  Section: {
    notFor: 'Grouping inside a section. It reaches from edge to edge and sets a page’s rhythm.',
    accessibility: [
      'With `labelledBy` it is a region named by its heading; without, it is no landmark at all.',
    ],
    dont: ['Give every section a name: too many landmarks are as bad as none.'],
  },
  SectionHeading: {
    notFor: 'The title of a page (TitleBand, Hero) or of a card (h3).',
    accessibility: ['An h2 whose size is a question of looks; its rank never changes.'],
  },
  SeminarCard: {
    notFor: 'Seminars that are over or full: there is no such state yet, and the button would lie.',
    accessibility: [
      'An article named by its title; the button’s name holds the title too, so that eighteen buttons differ.',
      'Facts are a description list; their names are heard and not seen, the icons the other way round.',
      'The date can be read by machines.',
      'The picture is decoration beside the title.',
    ],
    do: ['Keep the title on one or two lines.'],
    dont: ['Add a second filled button; what stands beside Register Now stays quiet.'],
  },
  SeminarFilter: {
    notFor: 'Searching by words. It narrows eighteen seminars by two questions.',
    accessibility: [
      'A navigation of links, so a choice can be bookmarked, shared and undone with Back.',
      'The number of seminars left is a status: announced without moving focus (WCAG 4.1.3).',
    ],
  },
  SplitRow: {
    notFor: 'Two texts side by side; one of them will look like a caption.',
    accessibility: ['The words come first in the code, wherever the picture is drawn.'],
  },
  TitleBand: {
    notFor: 'The home page, which opens with the Hero.',
    accessibility: ['Holds the h1 of the page, where focus goes after a navigation.'],
  },
  Footer: {
    notFor: 'Navigation: the five pages are in the bar.',
    accessibility: [
      'The contentinfo landmark of the page.',
      'The address is a link that is tall enough for a finger.',
    ],
  },
  Logo: {
    notFor: 'Decoration. It is the way home; elsewhere use the drawing itself, see Foundations.',
    accessibility: [
      'A link whose name says where it leads; the drawing adds nothing to it.',
      'Dark words on light, light words on dark; both pass AA.',
    ],
  },
  MenuDrawer: {
    notFor: 'Wide windows, where the bar shows the same links and the menu closes by itself.',
    accessibility: [
      'A modal dialog: focus moves in, stays in, and goes back to the button that opened it (WCAG 2.4.3).',
      'Esc, the backdrop, the close button and every link close it.',
      'The current page is marked with `aria-current`.',
      'It arrives without sliding when the system asks for less motion.',
    ],
  },
  PageShell: {
    notFor: 'Parts of a page. It is what all pages sit in, once.',
    accessibility: [
      'Skip link, banner, main and contentinfo, in this order.',
      'After a navigation focus is on the new page’s heading, as after loading a page.',
    ],
  },
  SchemeButton: {
    notFor: 'Choosing the scheme of the system again: SchemeChoice in the menu has all three.',
    accessibility: [
      'Its name says what a press does; the icon is decoration.',
      'Hidden where scripts do not run, since it could do nothing.',
    ],
  },
  SchemeChoice: {
    notFor: 'The bar, which has room for one button: SchemeButton.',
    accessibility: ['Three toggle buttons in a named group; the chosen one is pressed.'],
  },
  SkipLink: {
    notFor: 'Jumps inside a page. There is one, and it is the first stop of the Tab key.',
    accessibility: [
      'Lets keyboard users pass the bar (WCAG 2.4.1); seen as soon as it has focus.',
      'Focus really moves to the content, so the next Tab goes on from there.',
    ],
  },
  TopBar: {
    notFor:
      'Links inside a page, or a sixth page: at 900 px the five only just fit beside the button.',
    accessibility: [
      'The current page carries `aria-current` and differs in weight and underline.',
      'Focused things are never hidden behind it (WCAG 2.4.11).',
      'The skip link comes before everything in it.',
    ],
  },
  Notices: {
    purpose:
      'Short messages that appear over the page: one at a time, for five seconds, without taking anything away from whoever is busy (specification 4 and 8).',
    notFor:
      'Anything one must not miss. A notice leaves after five seconds, so what matters also stands in the page, as beneath the contact form.',
    accessibility: [
      'Time stands still while the pointer rests on a notice, while focus is in it and while the window is out of sight (WCAG 2.2.1).',
      'F8 moves focus to it from anywhere, Esc dismisses it and gives focus back.',
      'Success waits until the screen reader has finished, an error does not (WCAG 4.1.3).',
      'It moves to the upper edge rather than cover the control that has focus (WCAG 2.4.11).',
      'Swiping is never the only way: there is a button (WCAG 2.5.7).',
    ],
    do: ['Say what happened in the title and what comes next in the text.'],
    dont: ['Ask a question or offer a choice in it.'],
  },
};

/** The notes for stories of a title; nothing for pages and flows, which are no components. */
export function notesFor(title: string): ComponentNotes | undefined {
  const [shelf = '', rest = ''] = title.split('/');
  const [name = ''] = rest.split(' ');
  return componentNotes[name] ?? componentNotes[shelf];
}
