import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { affiliations } from '../../../src/content/affiliations';
import { company, leaderEmail, phoneLink } from '../../../src/content/company';
import { seminarCategories } from '../../../src/content/seminarGroups';
import { seminars } from '../../../src/content/seminars';
import { titleOf } from '../../../src/content/titleOf';
import { notFoundRoute } from '../../../src/routes';
import type { Content, ContentFile } from '../../../tools/content/content';
import { locate } from '../../../tools/content/locate.mjs';
import { annotation } from '../../../tools/content/report.mjs';
import { content, findProblems } from '../../support/contentRules';

/** The rules of `npm run content`: today's content keeps them, and each of them is broken here once. */

// Proves 2.20, 2.21, 3.6, 3.7, 9.1, 9.2, 9.3, 9.4
test('the content is right', () => {
  expect(findProblems()).toEqual([]);
});

type Path = readonly (string | number)[];

/** A copy of a value in which one part is another; functions stay as they are. */
function withChange(value: unknown, [step, ...rest]: Path, part: unknown): unknown {
  if (step === undefined) return typeof part === 'function' ? part(value) : part;
  if (Array.isArray(value)) {
    return value.map((one, index) => (index === step ? withChange(one, rest, part) : one));
  }
  const known = value as Record<string, unknown>;
  return { ...known, [step]: withChange(known[step], rest, part) };
}

const changed = (file: ContentFile, path: Path, part: unknown) =>
  withChange(content, [file, ...path], part) as Content;

const seminarsFile = 'src/content/seminars.ts';
const companyFile = 'src/content/company.ts';
const officeFile = 'src/content/office.ts';
const teamFile = 'src/content/team.ts';
const partnersFile = 'src/content/affiliations.ts';
const homeFile = 'src/content/pages/home.ts';

const without =
  (...fields: string[]) =>
  (entry: object) =>
    Object.fromEntries(Object.entries(entry).filter(([key]) => !fields.includes(key)));

const last = seminars.length - 1;
const prices = seminars.map(({ price }) => price);

/** A seminar that costs neither least nor most: another may take its price. */
const usual = prices.findIndex(
  (price) => price > Math.min(...prices) && price < Math.max(...prices),
);

const onOneDay = (list: readonly object[]) => list.map((one) => ({ ...one, date: '2025-04-20' }));

/** An edit, and what its editor reads about it. */
const broken: readonly [
  name: string,
  file: ContentFile,
  path: Path,
  part: unknown,
  says: RegExp,
][] = [
  ['an empty title', seminarsFile, ['seminars', 3, 'title'], '', /text is empty/],
  ['a stray space', teamFile, ['team', 0, 'description'], 'Founder. ', /ends with a space/],
  ['markup', homeFile, ['homePage', 'hero', 'lead'], 'A <b>bold</b> lead', /code of web pages/],
  [
    'a gap that nobody fills',
    teamFile,
    ['team', 0, 'description'],
    'Leads $'.concat('{company.name}.'),
    /as it stands: it works/,
  ],
  [
    'no such seminar',
    partnersFile,
    ['affiliations', 0, 'description'],
    `For ${titleOf('taxes')}.`,
    /names a seminar that/,
  ],
  ['a field forgotten', seminarsFile, ['seminars', 0], without('price'), /no “price”/],
  ['a field misspelt', seminarsFile, ['seminars', 0, 'prise'], 159, /reads “prise”/],
  ['a title twice', seminarsFile, ['seminars', 1, 'title'], seminars[0]?.title, /same title/],
  ['a slug twice', partnersFile, ['affiliations', 1, 'slug'], 'halvorn', /same slug/],
  ['a slug with a space', seminarsFile, ['seminars', 1, 'slug'], 'tax 2', /part of an address/],
  ['another slug', seminarsFile, ['seminars', 1, 'slug'], 'tax', /tax\.webp is missing/],
  ['no such day', seminarsFile, ['seminars', last, 'date'], '2025-05-32', /is not a day/],
  ['a day too late', seminarsFile, ['seminars', last, 'date'], '2025-06-03', /outside the season/],
  ['no first day', seminarsFile, ['seminars'], onOneDay, /No seminar has the date/],
  ['no time of day', seminarsFile, ['seminars', 0, 'start'], '1:00 PM', /not a time of day/],
  ['cents', seminarsFile, ['seminars', 0, 'price'], 179.5, /whole dollars/],
  ['thousands', seminarsFile, ['seminars', 0, 'price'], '$1,199', /whole dollars/],
  ['too dear', seminarsFile, ['seminars', 0, 'price'], 9999, /price is \$9999/],
  ['five hours', seminarsFile, ['seminars', 0, 'hours'], 5, /takes “5” hours/],
  ['other seats', seminarsFile, ['seminars', 0, 'seats'], 50, /are “50” seats/],
  ['no category', seminarsFile, ['seminars', 0, 'category'], 'law', /“law” is not a category/],
  ['no format', seminarsFile, ['seminars', 0, 'format'], 'Video', /not a format/],
  ['three lines', seminarsFile, ['seminars', 0, 'description'], 'x'.repeat(85), /1 too many/],
  ['a new role', teamFile, ['team', 1, 'role'], 'Treasurer', /Nobody is Chief Financial Officer/],
  ['a new person', teamFile, ['team', 1, 'name'], 'Nobody Yet', /does not name Nobody Yet/],
  ['no address', teamFile, ['team', 1, 'name'], '李', /No address can be made/],
  ['half an address', teamFile, ['team', 1, 'name'], 'Ελένη Voss', /No address can be made/],
  ['the same name', teamFile, ['team', 1, 'name'], 'Elena Voss', /the same address/],
  [
    'a new partner',
    partnersFile,
    ['affiliations', 0, 'name'],
    'Nobody Yet',
    /does not name Nobody Yet/,
  ],
  [
    'no such group',
    partnersFile,
    ['affiliations', 0, 'category'],
    'law',
    /“law” is not a category/,
  ],
  [
    'two addresses',
    companyFile,
    ['company', 'supportEmail'],
    'a@b.example,c@d.example',
    /not an email/,
  ],
  [
    'a comma',
    companyFile,
    ['company', 'supportEmail'],
    company.supportEmail.replace('.', ','),
    /not an email/,
  ],
  ['no country', companyFile, ['company', 'phone'], '503 555-0142', /not a phone number/],
  ['no state', officeFile, ['address', 'region'], 'Oregon', /not a state/],
  ['a web address', companyFile, ['company', 'domain'], 'https://example.com', /not a domain/],
  [
    'no time zone',
    companyFile,
    ['company', 'timeZone', 'id'],
    'America/Los_Angles',
    /not a time zone/,
  ],
  ['another year', companyFile, ['company', 'copyrightYear'], 1999, /year is 1999/],
  ['no day', officeFile, ['officeHours', 1, 'days'], ['July 4'], /no days of the week/],
  [
    'a holiday that no calendar has',
    officeFile,
    ['closures'],
    [{ date: '2025-02-30', note: 'Leap' }],
    /is not a day/,
  ],
  ['a holiday without a note', officeFile, ['closures'], [{ date: '2025-07-04' }], /has no note/],
  [
    'a holiday twice',
    officeFile,
    ['closures'],
    ['A', 'B'].map((note) => ({ date: '2025-07-04', note })),
    /stands here twice/,
  ],
  ['no hours', officeFile, ['officeHours', 1, 'closes'], 'late', /are no hours/],
  ['fewer hours', officeFile, ['officeHours'], [], /Monday-Friday .* is missing/],
  ['a fixed button', homeFile, ['homePage', 'hero', 'action'], 'See', /specification says “Browse/],
  ['a fixed point', homeFile, ['homePage', 'journey', 'points', 0], 'Meet', /Direct interaction/],
  [
    'a field that nobody agreed on',
    'src/content/pages/contact.ts',
    ['contactPage', 'form', 'fields'],
    (fields: object) => ({ ...fields, user_fax: { label: 'Fax' } }),
    /says “.*, Fax” where the specification says “/,
  ],
  [
    'a fixed notice',
    'src/content/notices.ts',
    ['noticeTexts', 'registered'],
    () => () => ({ title: 'Registration Successful!', text: 'Done' }),
    /You have been registered for/,
  ],
  [
    'fewer seats',
    homeFile,
    ['homePage', 'features', 'items', 2, 'text'],
    '9 seats',
    /largest face-to-face seminar has/,
  ],
  ['no signer', homeFile, ['homePage', 'features', 'items', 4, 'text'], 'Signed', /co-signs/],
  ['another page', 'src/routes.ts', ['routes', 3, 'name'], 'Partners', /Partners \(\/affil/],
  ['another address', 'src/routes.ts', ['routes', 3, 'path'], '/partners', /, \/partners, /],
  ['a figure', 'src/routes.ts', ['routes', 1, 'description'], '18 seminars', /has a figure/],
  ['a long title', 'src/routes.ts', ['routes', 1, 'title'], 'x'.repeat(61), /61 letters/],
  ['a title of two', 'src/routes.ts', ['routes', 1, 'title'], notFoundRoute.title, /same/],
];

for (const [name, file, path, part, says] of broken) {
  test(`${name} is named, with its place and what to do`, () => {
    const problems = findProblems(changed(file, path, part));
    const found = problems.find((problem) => says.test(problem.says));
    expect(found, JSON.stringify(problems, null, 1)).toBeTruthy();
    expect(found?.todo).toMatch(/\.$/);
    const { line } = locate(
      found?.file ?? '',
      readFileSync(found?.file ?? '', 'utf8'),
      found?.path ?? [],
    );
    expect(line).toBeGreaterThan(1);
  });
}

const closure = { date: '2025-07-04', note: 'Independence Day' };

/** Edits that nobody has to explain. */
const good: readonly [name: string, file: ContentFile, path: Path, part: unknown][] = [
  ['another support address', companyFile, ['company', 'supportEmail'], `hello@${company.domain}`],
  ['an extension', companyFile, ['company', 'phone'], '+1 (503) 555-0142 ext. 12'],
  ['an accent', companyFile, ['company', 'name'], 'Åström'],
  [
    'a long sentence',
    homeFile,
    ['homePage', 'hero', 'lead'],
    'All of it, told at length. '.repeat(20).trim(),
  ],
  ['an emoji', homeFile, ['homePage', 'hero', 'lead'], 'Learn 🎓 with ’us’'],
  ['a holiday', officeFile, ['closures'], [closure]],
  ['another price', seminarsFile, ['seminars', usual, 'price'], 180],
];

for (const [name, file, path, part] of good) {
  test(`${name} is fine`, () => expect(findProblems(changed(file, path, part))).toEqual([]));
}

test('where the specification no longer has a word, the word is free', () => {
  const specification = readFileSync('docs/specification.md', 'utf8');
  const other = changed(homeFile, ['homePage', 'hero', 'action'], 'See Seminars');
  expect(findProblems(other, specification.replace('Browse Seminars', 'See Seminars'))).toEqual([]);
});

test('a problem is shown where its text stands', () => {
  const source = readFileSync(seminarsFile, 'utf8');
  const { line } = locate(seminarsFile, source, ['seminars', seminars[2]?.slug ?? '', 'price']);
  expect(source.split('\n')[line - 1]).toContain(`price: ${seminars[2]?.price},`);
  const nested = locate(homeFile, readFileSync(homeFile, 'utf8'), [
    'homePage',
    'features',
    'items',
    4,
    'text',
  ]);
  expect(readFileSync(homeFile, 'utf8').split('\n')[nested.line - 1]).toContain('Orrindale');
});

test('no text of the content can forge a line for GitHub', () => {
  const entry = 'Tax,line=9::\n::error file=x::y';
  const line = annotation({
    file: 'a.ts',
    line: 1,
    column: 2,
    entry,
    says: 'No.\r\n',
    todo: '100%',
  });
  expect(line).toBe(
    '::error file=a.ts,line=1,col=2,title=Tax%2Cline=9%3A%3A%0A%3A%3Aerror file=x%3A%3Ay::No.%0D%0A 100%25',
  );
});

test('a leader’s address is the name in small letters, joined by dots', () => {
  expect(leaderEmail('Elena Voss')).toBe(`elena.voss@${company.domain}`);
  expect(leaderEmail('José María O’Neill-Åberg')).toBe(
    `jose.maria.o.neill.aberg@${company.domain}`,
  );
  expect(leaderEmail('Łukasz Żółć-Weiß')).toBe(`lukasz.zolc.weiss@${company.domain}`);
});

test('a partner’s text takes the title of a seminar from the seminar', () => {
  const [halvorn] = affiliations;
  const [cashFlow] = seminars.filter(({ slug }) => slug === 'cash-flow-management');
  expect(halvorn?.description).toContain(cashFlow?.title);
});

test('an extension is dialed after the number', () => {
  expect(phoneLink('+1 (503) 555-0142')).toBe('tel:+15035550142');
  expect(phoneLink('+1 (503) 555-0142 ext. 12')).toBe('tel:+15035550142;ext=12');
});

test('a season has as many seminars as the specification says, in each category and in all', () => {
  const specification = readFileSync('docs/specification.md', 'utf8');
  const says = (words: string) =>
    findProblems(content, specification.replace(/^- \d+ seminars, .* per category/m, words)).map(
      (found) => found.says,
    );
  const counts = Object.keys(seminarCategories).map(
    (category) => seminars.filter((seminar) => seminar.category === category).length,
  );
  const all = seminars.length;
  expect(says(`- ${all} seminars, ${counts.join(' or ')} per category`)).toEqual([]);
  expect(says(`- ${all - 1} seminars, ${counts.join(' or ')} per category`)).toEqual([
    `There are ${all} seminars.`,
  ]);
  expect(says(`- ${all} seminars, 99 per category`)).toHaveLength(counts.length);
  expect(() => findProblems(content, 'nothing')).toThrow('has no sentence like');
});
