import { tzOffset } from '@date-fns/tz';
import { affiliations } from '../../src/content/affiliations';
import { leaderEmail } from '../../src/content/company';
import * as notices from '../../src/content/notices';
import * as seminars from '../../src/content/seminars';
import { brandColor } from '../../src/theme/brand';
import { findOldSharePictures } from '../identity/shareStamp';
import { findOldLogos, findPictureProblems, listPictures } from './pictures';
import type { Problem, Value } from './problem';
import { fixed } from './specification';

const uploads = await listPictures();
/** An old season names a year near theirs. One that is further off, or part of a number, is no year of a season. */
const years = seminars.seminars.map(({ date }) => date.slice(0, 4));
const isDay = (date: string) =>
  /^\d{4}-\d\d-\d\d$/.test(date) &&
  Date.parse(date) > 0 &&
  new Date(date).toISOString().startsWith(date);
const days = seminars.seminars
  .map(({ date }) => date)
  .filter(isDay)
  .sort();
const inCategory = (wanted: string) =>
  seminars.seminars.filter(({ category }) => category === wanted).length;

/** What each file that an editor changes exports, by its path; Vite reads this line. */
export const content: Record<string, object> = {
  ...import.meta.glob<object>('/src/content/**/*.ts', { eager: true }),
  '/src/content/notices.ts': { ...notices, registered: notices.noticeTexts.registered('…') },
  '/src/content/seminars.ts': {
    ...seminars,
    // The same entries, by slug.
    seminarEntries: undefined,
    season: `${days[0]} to ${days.at(-1)}`,
    byCategory: Object.entries(seminars.seminarCategories)
      .map(([category, name]) => `${inCategory(category)} in ${name}`)
      .join(', '),
  },
  '/src/theme/brand.ts': { brandColor },
};

/** Where a rule holds, what fits there, by its text and its entry, and what is said of a value that does not. */
type Rule = readonly [
  place: string,
  fits: RegExp | ((text: string, entry: string) => boolean),
  says: string,
];

const rules: readonly Rule[] = [
  [
    '*',
    (text) => text !== '' && text === text.trim() && !text.includes('  '),
    'is empty or has a space too many. Write a text between the quotes, with single spaces.',
  ],
  [
    '*',
    (text) => !/<\/?[a-z][^>]*>|&#?\w+;|\$\{/i.test(text),
    'has code in it, which visitors would see. Write plain words. A $ with { works between two `.',
  ],
  [
    '*',
    (text) =>
      (text.match(/(?<![%-])\b20\d\d\b/g) ?? []).every(
        (year) => years.includes(year) || Math.abs(Number(year) - Number(years[0])) > 5,
      ),
    'names a year that has no seminar. Write that of the season, or none.',
  ],
  ['seminars.*.date', isDay, 'is not a day. Write year, month and day like “2025-04-15”.'],
  [
    'seminars.*.date',
    (date) => Date.parse(date) - Date.parse(days[0] ?? '') <= 70 * 86_400_000,
    'is more than ten weeks after the first seminar: on a phone the season has no room for more.',
  ],
  [
    'seminars.*.start',
    /^(0[7-9]|1\d):(00|15|30|45)$/,
    'is not a quarter hour like “13:30”, from 07:00 to 19:45.',
  ],
  [
    'seminars.*.price',
    /^1(49|[5-9]\d)$/,
    'is not a price: specification 9 has whole dollars, 149 to 199.',
  ],
  ['seminars.*.hours', /^[34]$/, 'is not 3 or 4, as specification 9 has it.'],
  ['seminars.*.seats', /^(30|35|40)$/, 'is not 30, 35 or 40, as specification 9 has it.'],
  ['seminars.*.description', /^.{0,84}$/, 'is too long: two lines of a card are 84 letters.'],
  ['seminars.*.(outcomes.*|audience)', /^.{0,48}$/, 'is too long: it has room for 48 letters.'],
  ['seminars.*.teacher.profession', namesPartner, 'names no partner behind “at”.'],
  [
    '(seminars|team|affiliations).*.slug',
    /^(?!seminars$)[a-z\d]+(-[a-z\d]+)*$/,
    'is part of addresses. Write small letters a to z and figures, with single hyphens.',
  ],
  [
    '(team|affiliations).*.description',
    /^.{0,140}$/,
    'is too long: cards have room for 140 letters.',
  ],
  ['routes.*.title', /^.{0,60}$/, 'is too long: search engines show 60 letters.'],
  ['routes.*.description', /^\D{50,160}$/, 'does not have 50 to 160 letters, or has a figure.'],
  ['team.*.name', (name) => isEmail(leaderEmail(name)), 'gives no address. Write A to Z.'],
  [
    '(team|affiliations).*.(image|logo)Description',
    (text, entry) => text.includes(entry.replace(/: \w+$/, '')),
    'does not name whom it shows. Write the name as it stands above.',
  ],
  [
    'company.timeZone.id',
    (id) => /^\w+\//.test(id) && !Number.isNaN(tzOffset(id, new Date())),
    'is not a time zone like “America/Los_Angeles”.',
  ],
  ['company.supportEmail', isEmail, 'is not one email address like “support@example.com”.'],
  [
    'company.phone',
    /^\+\d{1,3}(?!.*\(0\))[\d ()-]{6,}\d$/,
    'is not a number like “+1 (503) 555-0142”. Leave out a “(0)”, which nobody dials from abroad.',
  ],
];

/** Letters that the texts of a page may have together, so that its document keeps its weight (decision 006). */
const roomFor: Record<string, number> = {
  home: 1400,
  seminars: 2700,
  team: 1050,
  affiliations: 1050,
  contact: 3100,
};

/** `treasurer at Halvorn` puts the seminar on the card of Halvorn. */
function namesPartner(profession: string): boolean {
  const [, partner] = profession.split(' at ');
  return !partner || affiliations.some(({ name }) => name === partner);
}

function isEmail(address: string): boolean {
  return /^[a-z0-9][\w.+-]*@([a-z0-9]+(-[a-z0-9]+)*\.)+[a-z]{2,}$/i.test(address);
}

/** Whether a path is a place such as `seminars.*.price`. */
function matches(path: string, place: string): boolean {
  const pattern = place.replaceAll('.', '\\.').replaceAll('*', '.+');
  return new RegExp(`^${pattern}$`).test(path);
}

/** Says what is wrong with the content and its pictures; both by path. */
export function findProblems(all = content, pictures = uploads): Problem[] {
  const values = Object.entries(all).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => valuesIn(value, file.slice(1), name, name)),
  );
  return [
    ...values.flatMap(findBreach),
    ...findTwins(values),
    ...findChanges(values),
    ...findTooMuch(values),
    ...findPictureProblems(values, pictures),
    ...findOldLogos(values),
    ...findOldSharePictures(),
  ];
}

function valuesIn(value: unknown, file: string, path: string, entry: string): Value[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ file, path, entry, value }];
  if (typeof value !== 'object' || value === null) return [];
  const { title, name, heading } = value as Record<string, unknown>;
  const own = [title, name, heading].find((one) => typeof one === 'string');
  return Object.entries(value).flatMap(([key, part]) => {
    const step = Array.isArray(value) ? '*' : key;
    return valuesIn(part, file, `${path}.${step}`, own ? `${own}: ${key}` : `${entry}.${key}`);
  });
}

/** The first rule that a value breaks. */
function findBreach({ file, path, entry, value }: Value): Problem[] {
  const rule = rules.find(([place, fits]) => {
    if (!matches(path, place)) return false;
    return !(fits instanceof RegExp ? fits.test(String(value)) : fits(String(value), entry));
  });
  return rule ? [{ file, entry, says: `“${value}” ${rule[2]}` }] : [];
}

/** Entries that share what must be their own. */
function findTwins(values: readonly Value[]): Problem[] {
  const own = values.filter(({ path }) => /^\w+\.\*\.(slug|title|name|description)$/.test(path));
  return own.flatMap(({ file, path, entry, value }, index) => {
    const twin = own.slice(0, index).find((one) => one.path === path && one.value === value);
    return twin ? [{ file, entry, says: `Another entry has “${value}”, too. Change one.` }] : [];
  });
}

/** Pages whose texts are too long together, and the longest of them. */
function findTooMuch(values: readonly Value[]): Problem[] {
  return Object.entries(roomFor).flatMap(([page, room]) => {
    const file = `src/content/pages/${page}.ts`;
    const texts = values.filter((value) => value.file === file);
    const letters = texts.reduce((sum, { value }) => sum + String(value).length, 0);
    const [longest] = texts.toSorted((a, b) => String(b.value).length - String(a.value).length);
    const says = `The texts of this page have ${letters} letters, and room for ${room}. This is the longest: shorten it, or another.`;
    return letters > room && longest ? [{ file, entry: longest.entry, says }] : [];
  });
}

/** What differs from the specification. */
function findChanges(values: readonly Value[]): Problem[] {
  return Object.entries(fixed).flatMap(([entry, words]) => {
    const found = values.filter(({ path }) => matches(path, entry));
    const said = found.map(({ value }) => value).join(', ');
    const says = `It says “${said}”, the specification “${words}”. Undo the change, or have docs/specification.md and tools/content/specification.ts changed first.`;
    return said === words ? [] : [{ file: found[0]?.file ?? 'src/content', entry, says }];
  });
}
