import { expect, test } from '@playwright/test';
import { runnerImport } from 'vite';
import { listPictures } from '../../tools/content/pictures';

/** The rules find the files of the content by Vite. */
const { module } = await runnerImport<typeof import('../../tools/content/rules')>(
  './tools/content/rules.ts',
  { configFile: false, logLevel: 'error' },
);
const { content, findProblems } = module;

test('the content is right', () => {
  expect(findProblems()).toEqual([]);
});

/** An edit, and what is said about it. */
const edits: readonly [path: string, part: unknown, says: string][] = [
  ['seminars.3.title', '', 'is empty'],
  ['team.0.description', 'Founder. ', 'a space too many'],
  ['homePage.hero.lead', 'A <b>bold</b> lead', 'has code in it'],
  ['affiliations.1.slug', 'halvorn', 'Another entry has “halvorn”'],
  ['seminars.1.slug', 'tax-2', 'Nothing shows it'],
  ['seminars.1.date', '2025-04-31', 'is not a day'],
  ['seminars.0.start', '1:00 PM', 'is not a quarter hour'],
  ['seminars.0.price', 179.5, 'is not a price'],
  ['seminars.0.hours', 5, 'is not 3 or 4'],
  ['seminars.0.seats', 50, 'is not 30, 35 or 40'],
  ['seminars.0.category', 'it', 'It says “it, accounting, '],
  ['season', '2025-04-15 to 2025-06-03', 'the specification “2025-04-15 to 2025-05-20”'],
  ['seminars.0.description', 'x'.repeat(85), 'is too long'],
  ['team.1.name', '李', 'gives no address'],
  ['team.1.role', 'Treasurer', 'Chief Financial Officer'],
  ['company.supportEmail', 'a@b.example,c@d.example', 'is not one email address'],
  ['company.phone', '503 555-0142', 'is not a number'],
  ['officeHours.1.closes', '13:00', '14:00, Sunday'],
  ['routes.1.title', 'x'.repeat(61), 'is too long'],
  ['routes.1.description', '18 seminars', 'or has a figure'],
  ['routes.3.path', '/partners', '/, /seminars, /team, /partners'],
  ['registered.text', 'Done', 'Check your email'],
];

for (const [path, part, says] of edits) {
  test(`${path} is refused as “${String(part).slice(0, 25)}”`, () => {
    const [name = '', ...steps] = path.split('.');
    const file = Object.entries(content).find(([, exports]) => name in exports)?.[0] ?? '';
    const changed = withChange(content, [file, name, ...steps], part);
    const sentences = findProblems(changed).map((problem) => problem.says);
    expect(sentences.join('\n')).toContain(says);
  });
}

test('pictures follow the slugs', () => {
  const folder = 'src/assets/originals/portraits';
  const others = listPictures().filter((path) => !path.endsWith('/ceo-dark.webp'));
  const problems = findProblems(content, [...others, `${folder}/cxo.jpg`]);
  const names = problems.map(({ file }) => file.replace(/.*\//, ''));
  expect(names).toEqual(['ceo-dark', 'cxo']);
});

/** A copy of a value in which one part is another. */
function withChange<T>(value: T, [step = '', ...rest]: string[], part: unknown): T {
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[step] = rest.length > 0 ? withChange(copy[step], rest, part) : part;
  return copy as T;
}
