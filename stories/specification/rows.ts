/** A sentence of the specification, in its own words. Stories and tests say themselves what they prove. */
export interface SpecificationRow {
  /** Section and place in it, `4.12`: the address of the row, too. */
  number: string;
  says: string;
  /** Where the site goes further than the sentence, or had to decide what it leaves open. */
  note?: string | undefined;
}

/** Section 1 describes the audience and asks for nothing. A note follows its sentence. */
const sections: Record<
  string,
  Record<string, readonly (string | readonly [says: string, note: string])[]>
> = {
  '2. Screens and routes': {
    Routes: [
      'Routes (none has parameters): / (home), /seminars, /team, /contact, /affiliations.',
      [
        'Behaviour for unknown paths: not shown.',
        'We chose a page that says so kindly and leads back.',
      ],
    ],
    'Shared layout (all pages)': [
      'Sticky top navigation bar',
      'logo linking to /',
      'links Home (/), Seminars (/seminars), Our Team (/team), Affiliations (/affiliations), Contact (/contact); a Get Started button going to /seminars.',
      'On small screens the links sit in a side drawer that slides in, opened by a menu icon.',
      'Footer: logo, copyright line for 2025 of the consultancy, support e-mail link {email}.',
      'A notice area shows short toast notices.',
    ],
    'Home (/)': [
      'Hero with a headline about transforming skills with expert-led seminars and a Browse Seminars button to /seminars.',
      'Section Why Choose Our Seminars with six feature cards: Expert-Led Training, Interactive Sessions, Face-to-Face Learning, Live Webinars, Industry Recognition, Professional Network.',
      'Section Elevate Your Professional Journey with four bullet points: direct interaction with industry experts, practical hands-on exercises, professional networking opportunities, recognized certification; and a View Available Seminars button to /seminars.',
    ],
    'Seminars (/seminars)': [
      'Heading Upcoming Seminars.',
      [
        'Seminars grouped under headings by category: Accounting, HR, IT.',
        'A visitor may also narrow the list; the address keeps the choice.',
      ],
      'Each seminar card shows image, title, description, date, duration, seats, price and a Register Now button.',
    ],
    'Team (/team)': [
      'Heading Meet Our Leadership Team.',
      "Four leader cards, each with name, role, description, photo, a mailto link to a company address {email} (address formed from the lowercase name joined by a dot at the company's domain), and a placeholder link.",
      'A Join Our Team block with a support e-mail link {email}.',
    ],
    'Contact (/contact)': [
      'Contact details: support e-mail {email}, a phone number {phone}, a street address and a city line (their values are not shown).',
      'Form with Name, Email, Message, and a Send Message button; an image.',
      'Office Hours: Monday-Friday 9:00 AM - 6:00 PM; Saturday 10:00 AM - 2:00 PM; Sunday closed.',
    ],
    'Affiliations (/affiliations)': [
      'Partner organisations grouped by category: Business, Technology, Consulting, Finance, Human Resources; each with image, name, description.',
      'Closing Global Network note.',
    ],
  },
  '3. Entities and their fields': {
    'All entities': ['All fixed content; no server entities.'],
    Seminar: [
      [
        'title, description, date (text), duration (text), capacity (text such as "40 seats"), price (text with a dollar sign), category (Accounting, HR, IT)',
        'We added a time of day, for webinars on the visitor’s own clock too, and whether one comes or joins live.',
      ],
      '18 seminars, 6 per category. Individual seminar titles are not shown.',
    ],
    'Team member': [
      'name, role, description, image description',
      'Team roles: Chief Executive Officer, Chief Financial Officer, Chief Technology Officer, Chief Operations Officer.',
    ],
    Affiliation: ['name, logo description, description, category'],
    'Contact message (sent)': ['user_name, user_email, message'],
  },
  '4. States and transitions': {
    'Contact form': [
      'filled, then submitted.',
      'On success a confirmation notice is shown and the form is cleared.',
      [
        'On failure an error notice is shown and the form stays filled.',
        'The form also says so itself, and offers three other ways.',
      ],
    ],
    'Register Now on a seminar card': ['no state change and no call; only a notice is shown.'],
    'Mobile navigation drawer': ['open or closed.'],
    Notices: [
      [
        'automatic dismissal after 5000 ms',
        'The time stands still while somebody is reading, see Notices/Time.',
      ],
      'one visible at a time',
      'swipe-dismiss threshold 50 px',
      'F8 focuses the notice area (these may be library defaults rather than chosen settings).',
    ],
    'Everything else': [
      [
        'Nothing else is stateful.',
        'Three things go further, all of them the visitor’s own: a narrowed list, a color scheme, and a half-written message that is still there on return.',
      ],
    ],
  },
  '5. Validation rules': {
    'Contact form': [
      "Name, Email and Message are required (enforced by the browser's form handling).",
      'Email must be of e-mail type.',
      'No other rules.',
    ],
  },
  '6. Roles and permissions': {
    Everybody: ['No login and no roles. Every page and action is public.'],
  },
  '7. The calls it makes': {
    'Contact form submit': [
      "POST to an e-mail sending service's form-send endpoint, path /api/v1.0/email/send-form",
      'multipart form data: user_name, user_email, message, plus library version, service id, template id and user id (public key {key})',
      'Success if status is 200 or the reply text is OK; anything else is a failure. Body beyond that: not shown',
      'The service id, template id and public key are left unfilled in the product, so real sending is not configured.',
      'A JSON send variant of the service (/api/v1.0/email/send) exists but is unused.',
    ],
    'Register Now': ['Register Now makes no call.'],
  },
  '8. Error catalogue': {
    'Contact send failure': [
      'Title Error, text "Failed to send message. Please email us directly at {email}", destructive style',
    ],
    'Contact send success': [
      'Title "Message Sent!", text "Thank you for contacting us. We\'ll get back to you soon."',
    ],
    'Register Now click': [
      'Title "Registration Successful!", text "You have been registered for" followed by the seminar\'s title and ". Check your email for details." Shown although no registration happens',
    ],
    'Missing service id, template id or public key': [
      'The sending step raises a message stating that each is required',
    ],
  },
  '9. Business constants and limits': {
    Seminars: [
      'Seminar capacities: 30, 35 or 40 seats.',
      'Durations: 3 or 4 hours.',
      'Prices: $149 to $199.',
      'Dates: April 15 to May 20, 2025.',
    ],
    'Looks and limits': [
      'Brand colour: #0097b2.',
      'Contact message box minimum height: 150px.',
      'Notice settings as in section 4.',
    ],
  },
};

/** The whole specification, sections 2 to 9. */
export const specification = Object.entries(sections).map(([name, parts]) => {
  let place = 0;
  const numbered = ([part, sentences]: [string, (typeof parts)[string]]) => ({
    name: part,
    rows: sentences.map((sentence): SpecificationRow => {
      const [says = '', note] = typeof sentence === 'string' ? [sentence] : sentence;
      place += 1;
      return { number: `${Number.parseInt(name, 10)}.${place}`, says, note };
    }),
  });
  return { name, parts: Object.entries(parts).map(numbered) };
});

/** Every row of every section. */
export const specificationRows = specification.flatMap(({ parts }) =>
  parts.flatMap(({ rows }) => rows),
);
