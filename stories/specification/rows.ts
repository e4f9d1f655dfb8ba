/** A sentence of the specification, in its own words, and what proves it. */
export interface SpecificationRow {
  says: string;
  /** Ids of stories, the plainest proof first; or the file of a check, where only the built site can show it. */
  proofs: readonly [proof: string, ...others: string[]];
  /** Where the site goes further than the sentence, or had to decide what it leaves open. */
  note?: string;
}

interface SpecificationSection {
  /** As the specification counts; section 1 describes the audience and asks for nothing. */
  number: number;
  name: string;
  parts: readonly { name: string; rows: readonly SpecificationRow[] }[];
}

/** The whole specification, sections 2 to 9. */
export const specification: readonly SpecificationSection[] = [
  {
    number: 2,
    name: 'Screens and routes',
    parts: [
      {
        name: 'Routes',
        rows: [
          {
            says: 'Routes (none has parameters): / (home), /seminars, /team, /contact, /affiliations.',
            proofs: ['layout-topbar--desktop', 'layout-topbar--mark-moves-along'],
          },
          {
            says: 'Behaviour for unknown paths: not shown.',
            proofs: ['pages-not-found--desktop', 'pages-not-found--phone'],
            note: 'We chose a page that says so kindly and leads back.',
          },
        ],
      },
      {
        name: 'Shared layout (all pages)',
        rows: [
          {
            says: 'Sticky top navigation bar',
            proofs: ['layout-topbar--scrolled'],
          },
          {
            says: 'logo linking to /',
            proofs: ['layout-logo--default', 'layout-logo--keyboard'],
          },
          {
            says: 'links Home (/), Seminars (/seminars), Our Team (/team), Affiliations (/affiliations), Contact (/contact); a Get Started button going to /seminars.',
            proofs: ['layout-topbar--desktop', 'layout-menudrawer--drawer-open'],
          },
          {
            says: 'On small screens the links sit in a side drawer that slides in, opened by a menu icon.',
            proofs: ['layout-menudrawer--drawer-open', 'layout-topbar--phone'],
          },
          {
            says: 'Footer: logo, copyright line for 2025 of the consultancy, support e-mail link {email}.',
            proofs: ['layout-footer--desktop', 'layout-footer--phone'],
          },
          {
            says: 'A notice area shows short toast notices.',
            proofs: ['notices-toasts--toast-success', 'notices-keyboard--always-there'],
          },
        ],
      },
      {
        name: 'Home (/)',
        rows: [
          {
            says: 'Hero with a headline about transforming skills with expert-led seminars and a Browse Seminars button to /seminars.',
            proofs: ['pages-home--desktop', 'pages-home--phone', 'components-hero--default'],
          },
          {
            says: 'Section Why Choose Our Seminars with six feature cards: Expert-Led Training, Interactive Sessions, Face-to-Face Learning, Live Webinars, Industry Recognition, Professional Network.',
            proofs: ['pages-home--desktop', 'components-bentogrid--default'],
          },
          {
            says: 'Section Elevate Your Professional Journey with four bullet points: direct interaction with industry experts, practical hands-on exercises, professional networking opportunities, recognized certification; and a View Available Seminars button to /seminars.',
            proofs: ['pages-home--desktop', 'components-checklist--default'],
          },
        ],
      },
      {
        name: 'Seminars (/seminars)',
        rows: [
          {
            says: 'Heading Upcoming Seminars.',
            proofs: ['pages-seminars--desktop'],
          },
          {
            says: 'Seminars grouped under headings by category: Accounting, HR, IT.',
            proofs: ['pages-seminars--desktop', 'pages-seminars--phone'],
            note: 'A visitor may also narrow the list; the address keeps the choice.',
          },
          {
            says: 'Each seminar card shows image, title, description, date, duration, seats, price and a Register Now button.',
            proofs: ['components-seminarcard--default', 'pages-seminars--desktop'],
          },
        ],
      },
      {
        name: 'Team (/team)',
        rows: [
          {
            says: 'Heading Meet Our Leadership Team.',
            proofs: ['pages-team--desktop'],
          },
          {
            says: "Four leader cards, each with name, role, description, photo, a mailto link to a company address {email} (address formed from the lowercase name joined by a dot at the company's domain), and a placeholder link.",
            proofs: [
              'pages-team--desktop',
              'components-personcard--default',
              'components-personcard--name-with-accents',
            ],
          },
          {
            says: 'A Join Our Team block with a support e-mail link {email}.',
            proofs: ['pages-team--desktop', 'components-invitepanel--default'],
          },
        ],
      },
      {
        name: 'Contact (/contact)',
        rows: [
          {
            says: 'Contact details: support e-mail {email}, a phone number {phone}, a street address and a city line (their values are not shown).',
            proofs: ['pages-contact--desktop', 'components-contacttile--default'],
          },
          {
            says: 'Form with Name, Email, Message, and a Send Message button; an image.',
            proofs: ['pages-contact--desktop', 'components-contactform--default'],
          },
          {
            says: 'Office Hours: Monday-Friday 9:00 AM - 6:00 PM; Saturday 10:00 AM - 2:00 PM; Sunday closed.',
            proofs: ['components-officehourspanel--default', 'pages-contact--desktop'],
          },
        ],
      },
      {
        name: 'Affiliations (/affiliations)',
        rows: [
          {
            says: 'Partner organisations grouped by category: Business, Technology, Consulting, Finance, Human Resources; each with image, name, description.',
            proofs: ['pages-affiliations--desktop', 'components-partnercard--default'],
          },
          {
            says: 'Closing Global Network note.',
            proofs: ['pages-affiliations--desktop', 'components-networkpanel--default'],
          },
        ],
      },
    ],
  },
  {
    number: 3,
    name: 'Entities and their fields',
    parts: [
      {
        name: 'All entities',
        rows: [
          {
            says: 'All fixed content; no server entities.',
            proofs: ['flows-registering-for-a-seminar--desktop'],
          },
        ],
      },
      {
        name: 'Seminar',
        rows: [
          {
            says: 'title, description, date (text), duration (text), capacity (text such as "40 seats"), price (text with a dollar sign), category (Accounting, HR, IT)',
            proofs: ['components-seminarcard--default', 'pages-seminars--desktop'],
            note: 'We added a time of day, for webinars on the visitor’s own clock too, and whether one comes or joins live.',
          },
          {
            says: '18 seminars, 6 per category. Individual seminar titles are not shown.',
            proofs: ['pages-seminars--desktop'],
          },
        ],
      },
      {
        name: 'Team member',
        rows: [
          {
            says: 'name, role, description, image description',
            proofs: ['components-personcard--default', 'pages-team--desktop'],
          },
          {
            says: 'Team roles: Chief Executive Officer, Chief Financial Officer, Chief Technology Officer, Chief Operations Officer.',
            proofs: ['pages-team--desktop'],
          },
        ],
      },
      {
        name: 'Affiliation',
        rows: [
          {
            says: 'name, logo description, description, category',
            proofs: ['components-partnercard--default', 'pages-affiliations--desktop'],
          },
        ],
      },
      {
        name: 'Contact message (sent)',
        rows: [
          {
            says: 'user_name, user_email, message',
            proofs: ['components-contactform-on-the-wire--exactly-these-fields'],
          },
        ],
      },
    ],
  },
  {
    number: 4,
    name: 'States and transitions',
    parts: [
      {
        name: 'Contact form',
        rows: [
          {
            says: 'filled, then submitted.',
            proofs: ['components-contactform--form-sending'],
          },
          {
            says: 'On success a confirmation notice is shown and the form is cleared.',
            proofs: [
              'components-contactform--form-sent-and-cleared',
              'flows-send-a-message--from-home-to-confirmation',
            ],
          },
          {
            says: 'On failure an error notice is shown and the form stays filled.',
            proofs: [
              'components-contactform--form-failed-and-kept',
              'flows-send-a-message--failed-then-sent',
            ],
            note: 'The form also says so itself, and offers three other ways.',
          },
        ],
      },
      {
        name: 'Register Now on a seminar card',
        rows: [
          {
            says: 'no state change and no call; only a notice is shown.',
            proofs: [
              'flows-registering-for-a-seminar--desktop',
              'components-seminarcard--keyboard',
            ],
          },
        ],
      },
      {
        name: 'Mobile navigation drawer',
        rows: [
          {
            says: 'open or closed.',
            proofs: [
              'layout-menudrawer--drawer-open',
              'layout-menudrawer--closed-by-esc',
              'layout-menudrawer--closed-by-button',
              'layout-menudrawer--closed-by-backdrop',
              'layout-menudrawer--closed-by-link',
            ],
          },
        ],
      },
      {
        name: 'Notices',
        rows: [
          {
            says: 'automatic dismissal after 5000 ms',
            proofs: ['notices-time--leaves-after-five-seconds'],
            note: 'The time stands still while somebody is reading, see Notices/Time.',
          },
          {
            says: 'one visible at a time',
            proofs: [
              'notices-toasts--second-toast-replaces-the-first',
              'notices-toasts--burst-of-ten',
            ],
          },
          {
            says: 'swipe-dismiss threshold 50 px',
            proofs: ['notices-swipe--fifty-pixels-dismiss', 'notices-swipe--less-springs-back'],
          },
          {
            says: 'F8 focuses the notice area (these may be library defaults rather than chosen settings).',
            proofs: ['notices-keyboard--f-8-moves-focus-to-the-notice'],
          },
        ],
      },
      {
        name: 'Everything else',
        rows: [
          {
            says: 'Nothing else is stateful.',
            proofs: [
              'pages-seminars-chosen--step-by-step',
              'layout-schemechoice--default',
              'components-contactform-keeps--what-was-written',
            ],
            note: 'Three things go further, all of them the visitor’s own: a narrowed list, a color scheme, and a half-written message that is still there on return.',
          },
        ],
      },
    ],
  },
  {
    number: 5,
    name: 'Validation rules',
    parts: [
      {
        name: 'Contact form',
        rows: [
          {
            says: "Name, Email and Message are required (enforced by the browser's form handling).",
            proofs: [
              'components-contactform--form-empty-refused',
              'components-contactform--default',
            ],
          },
          {
            says: 'Email must be of e-mail type.',
            proofs: ['components-contactform--form-bad-address-refused'],
          },
          {
            says: 'No other rules.',
            proofs: ['components-contactform--no-further-rules'],
          },
        ],
      },
    ],
  },
  {
    number: 6,
    name: 'Roles and permissions',
    parts: [
      {
        name: 'Everybody',
        rows: [
          {
            says: 'No login and no roles. Every page and action is public.',
            proofs: ['flows-keyboard-only--journey', 'layout-topbar--desktop'],
          },
        ],
      },
    ],
  },
  {
    number: 7,
    name: 'The calls it makes',
    parts: [
      {
        name: 'Contact form submit',
        rows: [
          {
            says: "POST to an e-mail sending service's form-send endpoint, path /api/v1.0/email/send-form",
            proofs: ['components-contactform-on-the-wire--exactly-these-fields'],
          },
          {
            says: 'multipart form data: user_name, user_email, message, plus library version, service id, template id and user id (public key {key})',
            proofs: [
              'components-contactform-on-the-wire--exactly-these-fields',
              'components-contactform-on-the-wire--everything-arrives-as-typed',
            ],
          },
          {
            says: 'Success if status is 200 or the reply text is OK; anything else is a failure. Body beyond that: not shown',
            proofs: [
              'components-contactform-on-the-wire--the-reply-ok-is-enough',
              'components-contactform-on-the-wire--every-failure-looks-the-same',
            ],
          },
          {
            says: 'The service id, template id and public key are left unfilled in the product, so real sending is not configured.',
            proofs: ['tests/contact-form.spec.ts'],
          },
          {
            says: 'A JSON send variant of the service (/api/v1.0/email/send) exists but is unused.',
            proofs: ['components-contactform-on-the-wire--exactly-these-fields'],
          },
        ],
      },
      {
        name: 'Register Now',
        rows: [
          {
            says: 'Register Now makes no call.',
            proofs: ['flows-registering-for-a-seminar--desktop'],
          },
        ],
      },
    ],
  },
  {
    number: 8,
    name: 'Error catalogue',
    parts: [
      {
        name: 'Contact send failure',
        rows: [
          {
            says: 'Title Error, text "Failed to send message. Please email us directly at {email}", destructive style',
            proofs: ['notices-toasts--toast-error', 'components-contactform--form-failed-and-kept'],
          },
        ],
      },
      {
        name: 'Contact send success',
        rows: [
          {
            says: 'Title "Message Sent!", text "Thank you for contacting us. We\'ll get back to you soon."',
            proofs: [
              'notices-toasts--toast-success',
              'components-contactform--form-sent-and-cleared',
            ],
          },
        ],
      },
      {
        name: 'Register Now click',
        rows: [
          {
            says: 'Title "Registration Successful!", text "You have been registered for" followed by the seminar\'s title and ". Check your email for details." Shown although no registration happens',
            proofs: [
              'notices-toasts--toast-registration',
              'flows-registering-for-a-seminar--desktop',
            ],
          },
        ],
      },
      {
        name: 'Missing service id, template id or public key',
        rows: [
          {
            says: 'The sending step raises a message stating that each is required',
            proofs: ['tests/contact-form.spec.ts'],
          },
        ],
      },
    ],
  },
  {
    number: 9,
    name: 'Business constants and limits',
    parts: [
      {
        name: 'Seminars',
        rows: [
          {
            says: 'Seminar capacities: 30, 35 or 40 seats.',
            proofs: ['pages-seminars--desktop'],
          },
          {
            says: 'Durations: 3 or 4 hours.',
            proofs: ['pages-seminars--desktop'],
          },
          {
            says: 'Prices: $149 to $199.',
            proofs: ['pages-seminars--desktop'],
          },
          {
            says: 'Dates: April 15 to May 20, 2025.',
            proofs: ['pages-seminars--desktop'],
          },
        ],
      },
      {
        name: 'Looks and limits',
        rows: [
          {
            says: 'Brand colour: #0097b2.',
            proofs: ['foundations-color--contrast'],
          },
          {
            says: 'Contact message box minimum height: 150px.',
            proofs: ['components-contactform--default', 'pages-contact--desktop'],
          },
          {
            says: 'Notice settings as in section 4.',
            proofs: [
              'notices-time--leaves-after-five-seconds',
              'notices-toasts--burst-of-ten',
              'notices-swipe--fifty-pixels-dismiss',
              'notices-keyboard--f-8-moves-focus-to-the-notice',
            ],
          },
        ],
      },
    ],
  },
];

/** Every row of every section. */
export const specificationRows: readonly SpecificationRow[] = specification.flatMap(({ parts }) =>
  parts.flatMap(({ rows }) => rows),
);
