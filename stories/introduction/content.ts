/** Words and links of the front door. A link's `story` is the last part of the story's address. */
export const introduction = {
  heading: 'Northmere design system',
  lead: 'Everything the Northmere website is made of, and every state it can be in. What you see here is the site itself, taken apart: the same words, pictures and code that visitors get.',
  start: { label: 'Start with the home page', story: 'pages-home--desktop' },

  review: {
    heading: 'How to review, in three steps',
    steps: [
      {
        title: 'Pick a page or a state',
        text: 'In the list on the left, or from the links below. Each entry shows one thing in one state, and its name says which.',
      },
      {
        title: 'Change the screen and the light',
        text: 'Every page is here on four screens, from the smallest phone to the desktop. The toolbar above changes between light and dark, and its last icon fills the window. Nothing you do here can break or send anything.',
      },
      {
        title: 'Tell us what you see',
        text: 'Copy the address from your browser into your comment. It leads everyone to exactly what you saw. “This feels crowded” helps; so does “this is right”.',
      },
    ],
  },

  pages: {
    heading: 'The five pages',
    lead: 'Whole pages as visitors find them. Compare them on a phone and on a desktop.',
    items: [
      {
        name: 'Home',
        text: 'The promise, six reasons and what one takes away.',
        picture: 'journey',
        links: [
          { label: 'Desktop', story: 'pages-home--desktop' },
          { label: 'Phone', story: 'pages-home--phone' },
        ],
      },
      {
        name: 'Seminars',
        text: 'Eighteen dates in three subjects, each with its price.',
        picture: 'tax-update',
        links: [
          { label: 'Desktop', story: 'pages-seminars--desktop' },
          { label: 'Phone', story: 'pages-seminars--phone' },
        ],
      },
      {
        name: 'Our Team',
        text: 'Four leaders and how to write to them.',
        picture: 'ceo',
        links: [
          { label: 'Desktop', story: 'pages-team--desktop' },
          { label: 'Phone', story: 'pages-team--phone' },
        ],
      },
      {
        name: 'Affiliations',
        text: 'Fifteen partners in five fields, and the network.',
        picture: 'global-network',
        links: [
          { label: 'Desktop', story: 'pages-affiliations--desktop' },
          { label: 'Phone', story: 'pages-affiliations--phone' },
        ],
      },
      {
        name: 'Contact',
        text: 'Addresses, a form that reaches a person, office hours.',
        picture: 'contact',
        links: [
          { label: 'Desktop', story: 'pages-contact--desktop' },
          { label: 'Phone', story: 'pages-contact--phone' },
        ],
      },
    ],
  },

  states: {
    heading: 'States worth a look',
    lead: 'What visitors only meet when something happens.',
    items: [
      {
        name: 'The menu, open',
        text: 'On small screens the pages slide in from the right.',
        story: 'layout-menudrawer--drawer-open',
      },
      {
        name: 'Registered for a seminar',
        text: 'What appears after Register Now, and leaves by itself.',
        story: 'notices-toasts--toast-registration',
      },
      {
        name: 'A message that arrived',
        text: 'The form says thank you and is empty again.',
        story: 'notices-toasts--toast-success',
      },
      {
        name: 'A message that did not',
        text: 'Nothing typed is lost, and there is another way to write.',
        story: 'notices-toasts--toast-error',
      },
      {
        name: 'An address that leads nowhere',
        text: 'A typo in the address bar, answered kindly.',
        story: 'pages-not-found--desktop',
      },
      {
        name: 'A page that broke',
        text: 'The bar stays, and so does a way on.',
        story: 'pages-crash--desktop',
      },
      {
        name: 'A whole visit by keyboard',
        text: 'From the first Tab to the last Enter, without a mouse.',
        story: 'flows-keyboard-only--journey',
      },
      {
        name: 'The smallest screen',
        text: 'All eighteen seminars on a phone 320 pixels wide.',
        story: 'pages-seminars--small',
      },
    ],
  },

  rest: {
    heading: 'What else is in here',
    items: [
      {
        name: 'Specification',
        story: 'specification--specification',
        text: 'Every sentence of the specification beside the stories that prove it.',
      },
      {
        name: 'Foundations',
        story: 'foundations-colour--colour',
        text: 'Colour, type, space, motion, icons, pictures and the logo, read from the code.',
      },
      {
        name: 'Components',
        story: 'components-seminarcard--docs',
        text: 'The parts that pages are put together from: what for, when not, every state.',
      },
      {
        name: 'Flows',
        story: 'flows-registering-for-a-seminar--desktop',
        text: 'Whole visits, played step by step: register, write, get lost and find back.',
      },
    ],
  },

  words: {
    heading: 'Words used here',
    items: [
      [
        'Story',
        'One thing in one state, such as “the menu, open”. Each has an address of its own.',
      ],
      ['Component', 'A part that is used in several places, such as a seminar’s card.'],
      ['State', 'How a part is at the moment: at rest, under the pointer, refused, sent.'],
      ['Scheme', 'The set of colours, light or dark, that a visitor’s eyes prefer.'],
      [
        'Test',
        'Each story is also one: a browser does what a visitor would and checks what happens. If you can see it here, it passed.',
      ],
    ],
  },
} as const;
