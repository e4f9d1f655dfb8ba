import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { runnerImport } from 'vite';
import { type Affiliation, affiliations } from '../../src/content/affiliations';
import { type Seminar, seminars } from '../../src/content/seminars';
import { sharePictures } from '../../src/prerender/sharePictures';
import { listPictures } from '../../tools/content/pictures';
import { findTypeProblems } from '../../tools/content/types.mjs';
import { findOldSharePictures } from '../../tools/identity/shareStamp';

/** The rules find the files of the content by Vite. */
const { module } = await runnerImport<typeof import('../../tools/content/rules')>(
  './tools/content/rules.ts',
  { configFile: false, logLevel: 'error' },
);
const { content, findProblems } = module;

test('the content is right', () => {
  expect(findProblems()).toEqual([]);
});

const year = Number(seminars[0]?.date.slice(0, 4));

const weeks = (count: number) => count * 7 * 86_400_000;
const tooLate = new Date(Date.parse(seminars[0]?.date ?? '') + weeks(11))
  .toISOString()
  .slice(0, 10);

/** An edit, and the problem that it causes. */
const edits: readonly [path: string, part: unknown, says: string][] = [
  ['seminars.3.title', '', 'is empty'],
  ['team.0.description', 'Founder. ', 'a space too many'],
  ['homePage.hero.lead', 'A <b>bold</b> lead', 'has code in it'],
  ['affiliations.1.slug', affiliations[0]?.slug, 'Another entry has “'],
  ['seminars.1.slug', 'tax-2', 'Nothing shows it'],
  ['seminars.1.slug', 'q&a for owners', 'is part of addresses'],
  ['seminars.1.slug', 'seminars', 'is part of addresses'],
  ['seminars.1.date', `${year}-04-31`, 'is not a day'],
  ['seminars.1.date', `${year}-05`, 'is not a day'],
  ['seminars.0.start', '1:00 PM', 'is not a quarter hour'],
  ['seminars.0.price', 179.5, 'is not a price'],
  ['seminars.0.hours', 5, 'is not 3 or 4'],
  ['seminars.0.seats', 50, 'is not 30, 35 or 40'],
  ['byCategory', '7 in Accounting, 6 in HR, 6 in IT', 'the specification “'],
  ['season', `${year}-04-15 to ${year}-06-03`, 'the specification “'],
  ['seminars.0.description', 'x'.repeat(85), 'is too long'],
  ['seminars.0.audience', 'x'.repeat(49), 'is too long'],
  ['seminars.0.teacher.profession', 'treasurer at Halvern', 'names no partner'],
  ['team.1.name', '李', 'gives no address'],
  ['team.1.description', 'x'.repeat(141), 'is too long'],
  ['team.1.role', 'Treasurer', 'Chief Financial Officer'],
  ['company.supportEmail', 'a@b.example,c@d.example', 'is not one email address'],
  ['company.timeZone.id', 'America/Los Angeles', 'is not a time zone'],
  ['company.timeZone.id', 'EST', 'is not a time zone'],
  ['company.phone', '503 555-0142', 'is not a number'],
  ['company.phone', '+44 (0)20 7946 0018', 'Leave out a “(0)”'],
  ['seminars.0.date', tooLate, 'more than ten weeks'],
  ['officeHours.1.closes', '13:00', '14:00, Sunday'],
  ['routes.1.title', 'x'.repeat(61), 'is too long'],
  ['routes.1.description', '18 seminars', 'or has a figure'],
  ['routes.3.path', '/partners', '/, /seminars, /team, /partners'],
  ['contactPage.lead.offer', 'x'.repeat(900), 'contact.ts: The texts of this page have'],
  ['registered.text', 'Done', 'Check your email'],
  ['seminars.0.outcomes.0', `Close the books of ${year - 1}`, 'names a year'],
  ['seminars.0.outcomes.0', 'Know what&#39;s new', 'has code in it'],
  ['seminars.0.start', '22:00', 'is not a quarter hour'],
  ['team.1.name', 'Ada Byron', 'does not name whom'],
  ['affiliations.1.logoDescription', 'A square letter', 'does not name whom'],
  ['company.name', 'Halden & Pike', 'logo.svg: It shows “'],
  ['brandColor', '#5b2a86', 'the specification “#'],
];

for (const [path, part, says] of edits) {
  test(`${path} is refused as “${String(part).slice(0, 25)}”`, () => {
    const problems = findProblems(withEdit(path, part));
    expect(problems.map(({ file, says }) => `${file}: ${says}`).join('\n')).toContain(says);
  });
}

/** What an editor may write. */
const allowed: readonly [path: string, part: string][] = [
  // Two seminars on a day.
  ['seminars.1.date', seminars[0]?.date ?? ''],
  ['seminars.0.audience', 'Owners who know “A & B”, $5 and 1999'],
  ['address.street', '2001 Main Street'],
  ['mapUrl', `https://maps.example/?q=${encodeURIComponent('48 Lantern Street, Suite 12')}`],
  ['company.phone', `+1 (503) 555-${year - 1}`],
  ['company.timeZone.id', 'Europe/Zurich'],
];

for (const [path, part] of allowed) {
  test(`${path} may be “${part}”`, () => {
    expect(findProblems(withEdit(path, part))).toEqual([]);
  });
}

/** Files of the first portrait, their width, and the problem that they cause. */
const uploads: readonly [names: string[], width: number, says: string[]][] = [
  [['ceo.webp', 'ceo-dark.webp'], 800, []],
  [['ceo.jpg'], 3000, []],
  [
    ['ceo.jpg', 'ceo.webp', 'ceo-dark.webp'],
    3000,
    ['ceo.jpg has the same name', 'ceo.webp has the same name'],
  ],
  [['ceo.jpg', 'ceo-dark.webp'], 3000, ['It is the evening of ']],
  [['ceo.JPG'], 3000, ['Nothing reads it']],
  [['ceo.jpg'], 300, ['It is 300 pixels wide']],
  [['ceo.jpg'], 0, ['Nothing can read it']],
  [['ceo.webp', 'cxo.jpg'], 3000, ['It is missing', 'Nothing shows it']],
];

for (const [names, width, says] of uploads) {
  test(`${names.join(', ')}, ${width} pixels wide: ${says.join(', ') || 'right'}`, async () => {
    const start = 'src/assets/originals/portraits/';
    const others = (await listPictures()).filter(({ path }) => !path.startsWith(`${start}ceo`));
    const uploaded = names.map((name) => ({ path: start + name, width }));
    const problems = findProblems(content, [...others, ...uploaded]);
    expect(problems).toHaveLength(says.length);
    const sentences = problems.map((problem) => problem.says).sort();
    for (const [index, part] of says.entries()) expect(sentences[index]).toContain(part);
  });
}

test('a page keeps the name and the format of its picture', async () => {
  const page = 'src/assets/originals/pages/contact';
  const pictures = (await listPictures()).map(({ path, width }) => ({
    path: path.replace(`${page}.webp`, `${page}.jpg`),
    width,
  }));
  const [problem] = findProblems(content, pictures);
  expect(problem).toMatchObject({ file: `${page}.jpg`, says: expect.stringContaining('.webp') });
});

test('a heading that has changed, or a new page, asks for share pictures', () => {
  const { team } = sharePictures;
  const pictures = { ...sharePictures, team: { ...team, heading: 'Meet Us' }, careers: team };
  const files = findOldSharePictures(pictures).map(({ file }) => file);
  expect(files).toEqual(['public/share/team.jpg', 'public/share/careers.jpg']);
});

const [partner] = affiliations as [Affiliation];
const [seminar] = seminars as [Seminar];

/** A line of one of the seminars, whatever it says. */
const lineOf = (place: number, line: string) =>
  new RegExp(`(?<='?${seminars[place]?.slug}'?: \\{[^}]+)${line}`);

type Slip = readonly [file: string, line: string | RegExp, changed: string, says: string];

/** The problems of a copy of the content with some mistakes in it. */
async function findSlips(slips: readonly Slip[]) {
  const folder = test.info().outputPath();
  const isCode = (path: string) => !path.includes('assets');
  cpSync('src', join(folder, 'src'), { recursive: true, filter: isCode });
  const settings = { extends: resolve('tsconfig.json'), include: ['src/content'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  for (const [file, line, changed] of slips) {
    const path = join(folder, 'src/content', `${file}.ts`);
    const text = readFileSync(path, 'utf8');
    const slipped = text.replace(line, changed);
    expect(slipped, String(line)).not.toBe(text);
    writeFileSync(path, slipped);
  }
  const problems = await findTypeProblems(folder);
  rmSync(folder, { recursive: true });
  return problems;
}

test('errors of the compiler in the content are said in an editor’s words', async () => {
  const slips: readonly Slip[] = [
    ['affiliations', `name: '${partner.name}'`, 'name: 5', 'It is a text'],
    ['affiliations', /description: .+,/, "description: seminarEntries['x'].title,", 'is no “x”'],
    ['office', "['Sunday']", "['Sundays']", '“Sundays” is none of these: Friday, '],
    ['seminars', "'live-webinar',", "'webinar',", '“webinar” is none of these: face-to-face, '],
    ['seminars', lineOf(1, 'price: \\d+'), "price: '149'", 'It is a number'],
    ['seminars', lineOf(2, 'seats: \\d+'), 'seat: 40', '“seat” has no place here'],
    ['seminars', lineOf(3, 'hours: \\d,'), '', '“hours” is missing here'],
    ['seminars', lineOf(4, 'teacher: .+,'), "teacher: 'cio',", 'coo, cto. Anybody else has a name'],
    ['seminars', lineOf(5, 'teacher: .+,'), "teacher: { name: 'Kim' },", 'a name and a profession'],
    ['seminars', lineOf(6, 'price: \\d+'), 'price: $$169', '“$169” is no value'],
    [
      'seminars',
      lineOf(7, 'seats: \\d+,(\\s+full: true,)?'),
      "seats: 30, full: 'true',",
      'It is true or',
    ],
    ['team', /^/, "import { routes } from './routes';\n", 'Nothing uses “routes” any longer'],
    ['seminars', `      '${seminar.outcomes[0]}',\n`, '', 'It has three lines'],
  ];
  const said = (await findSlips(slips)).map(({ says }) => says);
  for (const [, , , says] of slips) expect(said.join('\n')).toContain(says);
  expect(said).toHaveLength(slips.length);
});

const start = `  '${seminars.at(-1)?.slug}': {`;

for (const [line, changed, says] of [
  [start, `  new: { title: 'New' },\n${start}`, 'description, date, '],
  [start, `  '${seminar.slug}': {`, 'The name stands twice'],
  ["description: '", "description: 'It's ", 'A sign is missing'],
] as const) {
  test(`seminars: ${line.trim()} becomes ${changed.trim()}`, async () => {
    const problems = await findSlips([['seminars', line, changed, says]]);
    expect(problems.map((problem) => problem.says).join('\n')).toContain(says);
  });
}

/** The content with one part of an export replaced: `seminars.3.title` */
function withEdit(path: string, part: unknown) {
  const [name = '', ...steps] = path.split('.');
  const file = Object.entries(content).find(([, exports]) => name in exports)?.[0] ?? '';
  return withChange(content, [file, name, ...steps], part);
}

/** A copy of a value with one part replaced. */
function withChange<T>(value: T, [step = '', ...rest]: string[], part: unknown): T {
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[step] = rest.length > 0 ? withChange(copy[step], rest, part) : part;
  return copy as T;
}
