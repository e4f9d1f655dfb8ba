import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { affiliations } from '../../../src/content/affiliations';
import { calendarText } from '../../../src/content/calendar';
import { company, leaderEmail } from '../../../src/content/company';
import { affiliationsPage } from '../../../src/content/pages/affiliations';
import { homePage } from '../../../src/content/pages/home';
import { seminars } from '../../../src/content/seminars';
import { team } from '../../../src/content/team';
import { affiliationCategories, type Seminar, seminarCategories } from '../../../src/content/types';
import { inWords } from '../../../src/lib/inWords';
import { isoDate } from '../../../src/lib/isoDate';
import { startOf } from '../../../src/lib/seminarTimes';
import { notFoundRoute, routes } from '../../../src/routes';

/**
 * The contract: what the specification fixes and the types of the content cannot. Every other check
 * follows from the content.
 */

function expectUnique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

function expectFiles(paths: readonly string[]) {
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
}

/** The originals of a picture: that of the light scheme, and that of the dark one beside it. */
const both = (pictures: readonly string[]) =>
  pictures.flatMap((path) => [`${path}.webp`, `${path}-dark.webp`]);

const specification = readFileSync('docs/specification.md', 'utf8');

/** The parts of a sentence of the specification. */
function specified(sentence: RegExp) {
  const [, ...parts] = sentence.exec(specification) ?? [];
  expect(parts, `docs/specification.md says ${sentence} no longer`).not.toEqual([]);
  return parts;
}

test('as many seminars in each category as the specification says', () => {
  const counts = seminarCategories.map((name) => [
    name,
    seminars.filter(({ category }) => category === name).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({ Accounting: 6, HR: 6, IT: 6 });
});

test('no two seminars share a title or a slug', () => {
  expectUnique(seminars.map(({ title }) => title));
  expectUnique(seminars.map(({ slug }) => slug));
});

test('the season begins and ends on the days that the specification says, in one year with it', () => {
  const [first, last, year] = specified(/^- Dates: (\w+ \d+) to (\w+ \d+), (\d{4})\.$/m);
  const days = seminars.map(({ date }) => isoDate(date)).sort();
  expect([days.at(0), days.at(-1)]).toEqual([
    isoDate(`${first}, ${year}`),
    isoDate(`${last}, ${year}`),
  ]);
  const [copyrightYear] = specified(/copyright line for (\d{4}) /);
  expect(company.copyrightYear).toBe(Number(copyrightYear));
});

test('within a category the seminars stand in the order of their dates', () => {
  for (const category of seminarCategories) {
    const days = seminars
      .filter((seminar) => seminar.category === category)
      .map(({ date }) => isoDate(date));
    expect(days).toEqual(days.toSorted());
  }
});

test('durations, capacities and prices use the whole range that is agreed', () => {
  const used = (values: string[]) => [...new Set(values)].sort();
  expect(used(seminars.map(({ duration }) => duration))).toEqual(['3 hours', '4 hours']);
  expect(used(seminars.map(({ capacity }) => capacity))).toEqual([
    '30 seats',
    '35 seats',
    '40 seats',
  ]);
  const prices = used(seminars.map(({ price }) => price));
  expect([prices.at(0), prices.at(-1)]).toEqual(specified(/^- Prices: (\$\d+) to (\$\d+)\.$/m));
  const room = homePage.features.items.find(({ title }) => title === 'Face-to-Face Learning');
  expect(room?.text).toContain('up to 40 seats');
});

test('every seminar, leader and partner has its picture', () => {
  expectFiles(both(seminars.map(({ slug }) => `src/assets/originals/seminars/${slug}`)));
  expectFiles(both(team.map(({ slug }) => `src/assets/originals/portraits/${slug}`)));
  expectFiles(affiliations.map(({ slug }) => `src/assets/logos/partners/${slug}.svg`));
});

test('four leaders, one for each role', () => {
  expect(team.map(({ role }) => role)).toEqual([
    'Chief Executive Officer',
    'Chief Financial Officer',
    'Chief Technology Officer',
    'Chief Operations Officer',
  ]);
});

test('a leader’s address is the name in small letters, joined by dots', () => {
  expect(leaderEmail('Elena Voss')).toBe('elena.voss@northmere.example');
  expect(leaderEmail('José María O’Neill-Åberg')).toBe(
    'jose.maria.o.neill.aberg@northmere.example',
  );
  expectUnique(team.map(({ name }) => leaderEmail(name)));
});

test('calendars and search engines hear of every change of the season', () => {
  const season = createHash('sha256').update(JSON.stringify(seminars)).digest('hex').slice(0, 8);
  const advice = 'set `revised` in src/content/calendar.ts to the day of the change, and both here';
  expect([calendarText.revised, season], advice).toEqual(['March 17, 2025', '67df51c5']);
});

test('descriptions of seminars fit two lines of a card', () => {
  expect(seminars.filter(({ description }) => description.length > 84)).toEqual([]);
});

test('what other texts say about seminars and partners agrees with the list of them', () => {
  const titleOf = (slug: string) =>
    seminars.find((seminar) => seminar.slug === slug)?.title ?? `no seminar called ${slug}`;
  const partner = (slug: string) =>
    affiliations.find((affiliation) => affiliation.slug === slug)?.description;
  const named = {
    halvorn: 'cash-flow-management',
    ferrowood: 'first-time-leaders',
    kestova: 'cloud-migration',
    norrvik: 'cyber-security',
    ostermill: 'agile-delivery',
    'tessaly-mutual': 'data-protection',
    'marrowby-capital': 'financial-statements',
    'pellucor-people': 'interviewing-skills',
    kindlewell: 'workplace-wellbeing',
  };
  for (const [slug, seminar] of Object.entries(named)) {
    expect(partner(slug)).toContain(titleOf(seminar));
  }

  const [, , room, , certificate] = homePage.features.items;
  const seats = seminars
    .filter(({ format }) => format === 'Face-to-face')
    .map(({ capacity }) => Number.parseInt(capacity, 10));
  expect(room?.text).toContain(`up to ${Math.max(...seats)} seats`);
  expect(certificate?.text).toContain('Orrindale Chamber');
  expect(partner('orrindale-chamber')).toContain('co-signs our certificates');

  const { text } = affiliationsPage.network;
  expect(text).toMatch(new RegExp(`^${inWords(affiliations.length)} partners`));
  expect(text).toContain(`${inWords(affiliationCategories.length).toLowerCase()} fields`);
});

test('15 partners, three in each category', () => {
  expect(affiliations).toHaveLength(15);
  for (const category of affiliationCategories) {
    expect(affiliations.filter((partner) => partner.category === category)).toHaveLength(3);
  }
  expectUnique(affiliations.map(({ slug }) => slug));
  expectUnique(affiliations.map(({ name }) => name));
});

test('descriptions of pages state no figure that the content could outgrow', () => {
  for (const { description } of routes) expect(description).not.toMatch(/\d/);
});

test('no text is empty or ends in a stray space', () => {
  const texts = [...seminars, ...team, ...affiliations].flatMap((entry) => Object.values(entry));
  expect(texts.filter((text) => text !== text.trim() || text === '')).toEqual([]);
});

test('the office hours are the agreed ones', () => {
  expect(company.officeHours).toEqual([
    { days: 'Monday-Friday', hours: '9:00 AM - 6:00 PM' },
    { days: 'Saturday', hours: '10:00 AM - 2:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
});

test('titles and descriptions fit into a result, and no two pages share one', () => {
  const all = [...routes, notFoundRoute];
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  for (const { title, description } of routes) {
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
});

test('the start is right on days on which clocks change', () => {
  const at = (date: string, start: Seminar['start']) =>
    startOf({ date: date as Seminar['date'], start }).toISOString();
  expect(at('March 9, 2025', '1:00 AM')).toBe('2025-03-09T09:00:00.000Z');
  expect(at('March 9, 2025', '3:00 AM')).toBe('2025-03-09T10:00:00.000Z');
  expect(at('November 2, 2025', '12:00 AM')).toBe('2025-11-02T07:00:00.000Z');
  expect(at('November 2, 2025', '3:00 AM')).toBe('2025-11-02T11:00:00.000Z');
});
