import type { Content, ContentFile } from '../content';
import { type Problem, specificationSays } from '../problem';
import type { Agreed } from '../specification';

/** Words that the specification fixes, each with its place: `file path.to.it` */
const fixed: readonly (readonly [ContentFile, string, string])[] = [
  ['src/content/seminarGroups.ts', 'seminarCategories.accounting', 'Accounting'],
  ['src/content/seminarGroups.ts', 'seminarCategories.hr', 'HR'],
  ['src/content/seminarGroups.ts', 'seminarCategories.it', 'IT'],
  ['src/content/partnerGroups.ts', 'affiliationCategories.business', 'Business'],
  ['src/content/partnerGroups.ts', 'affiliationCategories.technology', 'Technology'],
  ['src/content/partnerGroups.ts', 'affiliationCategories.consulting', 'Consulting'],
  ['src/content/partnerGroups.ts', 'affiliationCategories.finance', 'Finance'],
  ['src/content/partnerGroups.ts', 'affiliationCategories.human-resources', 'Human Resources'],
  ['src/content/layout.ts', 'layoutText.getStarted', 'Get Started'],
  ['src/content/pages/home.ts', 'homePage.hero.action', 'Browse Seminars'],
  ['src/content/pages/home.ts', 'homePage.features.heading', 'Why Choose Our Seminars'],
  ['src/content/pages/home.ts', 'homePage.features.items.0.title', 'Expert-Led Training'],
  ['src/content/pages/home.ts', 'homePage.features.items.1.title', 'Interactive Sessions'],
  ['src/content/pages/home.ts', 'homePage.features.items.2.title', 'Face-to-Face Learning'],
  ['src/content/pages/home.ts', 'homePage.features.items.3.title', 'Live Webinars'],
  ['src/content/pages/home.ts', 'homePage.features.items.4.title', 'Industry Recognition'],
  ['src/content/pages/home.ts', 'homePage.features.items.5.title', 'Professional Network'],
  ['src/content/pages/home.ts', 'homePage.journey.heading', 'Elevate Your Professional Journey'],
  [
    'src/content/pages/home.ts',
    'homePage.journey.points.0',
    'Direct interaction with industry experts',
  ],
  ['src/content/pages/home.ts', 'homePage.journey.points.1', 'Practical hands-on exercises'],
  [
    'src/content/pages/home.ts',
    'homePage.journey.points.2',
    'Professional networking opportunities',
  ],
  ['src/content/pages/home.ts', 'homePage.journey.points.3', 'Recognized certification'],
  ['src/content/pages/home.ts', 'homePage.journey.action', 'View Available Seminars'],
  ['src/content/pages/seminars.ts', 'seminarsPage.heading', 'Upcoming Seminars'],
  ['src/content/pages/seminars.ts', 'seminarsPage.card.register', 'Register Now'],
  ['src/content/pages/team.ts', 'teamPage.heading', 'Meet Our Leadership Team'],
  ['src/content/pages/team.ts', 'teamPage.join.heading', 'Join Our Team'],
  ['src/content/pages/contact.ts', 'contactPage.form.send', 'Send Message'],
  ['src/content/pages/contact.ts', 'contactPage.officeHours', 'Office Hours'],
  ['src/content/pages/affiliations.ts', 'affiliationsPage.network.heading', 'Global Network'],
  ['src/content/notices.ts', 'noticeTexts.sendFailed.title', 'Error'],
  ['src/content/notices.ts', 'noticeTexts.sent.title', 'Message Sent!'],
  [
    'src/content/notices.ts',
    'noticeTexts.sent.text',
    "Thank you for contacting us. We'll get back to you soon.",
  ],
];

const steps = (path: string) =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, step) => (part as Record<string, unknown>)?.[step], value);

/** Words that differ from those of the specification. It writes bullet points in small letters. */
export function fixedProblems(content: Content, agreed: Agreed): Problem[] {
  const { registered, sendFailed } = content['src/content/notices.ts'].noticeTexts;
  const { fields } = content['src/content/pages/contact.ts'].contactPage.form;
  const file = 'src/content/notices.ts';
  const said: readonly (readonly [ContentFile, string, string, unknown])[] = [
    ...fixed.map(
      ([where, path, text]) => [where, path, text, valueAt(content[where], steps(path))] as const,
    ),
    [
      'src/content/pages/contact.ts',
      'contactPage.form.fields',
      agreed.form.labels,
      Object.values(fields)
        .map(({ label }) => label)
        .join(', '),
    ],
    [
      file,
      'noticeTexts.sendFailed.text',
      'Failed to send message. Please email us directly at {email}',
      sendFailed.text.replace(/\S+@\S+/, '{email}'),
    ],
    [file, 'noticeTexts.registered', 'Registration Successful!', registered('…').title],
    [
      file,
      'noticeTexts.registered',
      'You have been registered for … Check your email for details.',
      registered('…').text.replace('….', '…'),
    ],
  ];
  return said
    .filter(([, , text, value]) => value !== text)
    .map(([where, path, text, value]) => ({
      file: where,
      path: steps(path),
      entry: text,
      says: `It says “${String(value)}” where the specification says “${text}”.`,
      todo: specificationSays(text),
    }))
    .filter(({ entry }) => {
      const [, bullet = ''] = /^\w(.*)$/.exec(entry) ?? [];
      return agreed.has(bullet) || entry.includes('…');
    });
}

/** Which pages there are, what their texts say about the lists, and what a search result has room for. */
export function pageProblems(content: Content, agreed: Agreed): Problem[] {
  return [...routeProblems(content, agreed), ...factProblems(content), ...resultProblems(content)];
}

/** Pages that the specification names otherwise, in another order or not at all, and those that it adds. */
function routeProblems(content: Content, { pages: { addresses, links } }: Agreed): Problem[] {
  const { routes } = content['src/routes.ts'];
  const named = routes.map(({ name, path }) => `${name} (${path})`).join(', ');
  const at = routes.map(({ path }) => path);
  const lacking = [...addresses, ...at].filter(
    (path) => !(addresses.includes(path) && at.some((one) => one === path)),
  );
  return [
    { is: named, agreed: links, differs: named !== links },
    { is: at.join(', '), agreed: addresses.join(', '), differs: lacking.length > 0 },
  ]
    .filter(({ differs }) => differs)
    .map(({ is, agreed }) => ({
      file: 'src/routes.ts',
      path: ['routes'],
      entry: 'The pages',
      says: `The pages are ${is}.`,
      todo: specificationSays(agreed),
    }));
}

function factProblems(content: Content): Problem[] {
  const { seminars } = content['src/content/seminars.ts'];
  const { affiliations } = content['src/content/affiliations.ts'];
  const [, , room, , certificate] = content['src/content/pages/home.ts'].homePage.features.items;
  const problems: Problem[] = [];

  const seats = seminars
    .filter(({ format }) => format === 'face-to-face')
    .map((seminar) => seminar.seats);
  const most = Math.max(0, ...seats);
  if (seats.length > 0 && !room?.text.match(/\d+/g)?.includes(String(most)))
    problems.push({
      file: 'src/content/pages/home.ts',
      path: ['homePage', 'features', 'items', 2, 'text'],
      entry: room?.title ?? '',
      says: `The text says “${room?.text}”, and the largest face-to-face seminar has ${most} seats.`,
      todo: `Write the figure ${most} in the text.`,
    });

  // How another language says that somebody co-signs, nobody here knows.
  const isEnglish = content['src/content/company.ts'].company.locale.startsWith('en');
  const signer = affiliations.find(
    ({ name, description }) =>
      certificate?.text.includes(name) && (!isEnglish || description.includes('co-sign')),
  );
  if (!signer)
    problems.push({
      file: 'src/content/pages/home.ts',
      path: ['homePage', 'features', 'items', 4, 'text'],
      entry: certificate?.title ?? '',
      says: `The text says “${certificate?.text}”, and no partner of that name co-signs certificates.`,
      todo: 'Name the partner whose description in src/content/affiliations.ts says so.',
    });
  return problems;
}

/** Limits of a result in a search engine, in letters. */
const room = { title: 60, least: 50, most: 160 };

function resultProblems(content: Content): Problem[] {
  const file = 'src/routes.ts';
  const { routes, notFoundRoute } = content[file];
  const all = [...routes, notFoundRoute];
  return routes.flatMap(({ name, title, description }, index) => {
    const at = (field: 'title' | 'description', says: string, todo: string): Problem => ({
      file,
      path: ['routes', index, field],
      entry: name,
      says,
      todo,
    });
    const shared = (['title', 'description'] as const)
      .filter((field) => all.filter((one) => one[field] === all[index]?.[field]).length > 1)
      .map((field) =>
        at(field, `Another page has the same ${field}.`, 'Say what only this page has.'),
      );
    return [
      ...shared,
      ...(title.length > room.title
        ? [
            at(
              'title',
              `The title has ${title.length} letters.`,
              `Search engines show ${room.title}. Shorten it.`,
            ),
          ]
        : []),
      ...(description.length < room.least || description.length > room.most
        ? [
            at(
              'description',
              `The description has ${description.length} letters.`,
              `Search engines show ${room.least} to ${room.most}. Write as many.`,
            ),
          ]
        : []),
      ...(/\d/.test(description)
        ? [
            at(
              'description',
              'The description has a figure in it.',
              'Write it without: nobody would remember to change it with the seminars.',
            ),
          ]
        : []),
    ];
  });
}
