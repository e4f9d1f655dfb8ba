import { leaderEmail } from '../../src/content/company';
import { noticeTexts } from '../../src/content/notices';
import { findPictureProblems, readPictures } from './pictures';
import { fixed } from './specification';

/** What each file that an editor changes exports. Only Vite reads this line: see `runnerImport`. */
const modules = import.meta.glob<object>(['/src/content/**/*.ts', '/src/routes.ts'], {
  eager: true,
});

export const content = {
  ...modules,
  '/src/content/notices.ts': { noticeTexts, registered: noticeTexts.registered('…') },
};

/** Something that is wrong, in words for somebody who writes no code. */
export interface Problem {
  file: string;
  /** Where in the file: `Tax Update 2025: price` */
  entry: string;
  /** What is wrong, and what to do. */
  says: string;
}

/** A text or a number of the content. */
export interface Value {
  file: string;
  /** `seminars.*.price` */
  path: string;
  entry: string;
  value: string | number;
}

interface Rule {
  at: string;
  fits: (value: string) => boolean;
  says: string;
}

const rules: readonly Rule[] = [
  {
    at: '*',
    fits: (text) => text.trim() !== '',
    says: 'is empty. Write a text between the quotes.',
  },
  {
    at: '*',
    fits: (text) => text === text.trim() && !text.includes('  '),
    says: 'begins or ends with a space, or has two in a row. Take it out.',
  },
  {
    at: '*',
    fits: (text) => !/<\/?[a-z][^>]*>|&[a-z]+;|\$\{/i.test(text),
    says: 'has code in it, which visitors would see. Write plain words. A $ with { works between two `.',
  },
  {
    at: '*.slug',
    fits: (slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
    says: 'cannot be part of an address. Write small letters, figures and hyphens: “tax-update”.',
  },
  {
    at: 'seminars.*.date',
    fits: (date) => Date.parse(date) > 0 && new Date(date).toISOString().startsWith(date),
    says: 'is not a day. Write year, month and day like “2025-04-15”.',
  },
  {
    at: 'seminars.*.start',
    fits: (time) => /^([01]\d|2[0-3]):(00|15|30|45)$/.test(time),
    says: 'is not a time of day. Write it by the clock of 24 hours, to the quarter: “13:30”.',
  },
  {
    at: 'seminars.*.price',
    fits: (price) => /^\d+$/.test(price),
    says: 'is not a price in whole dollars. Write the figure alone: 179.',
  },
  {
    at: 'seminars.*.description',
    fits: ({ length }) => length <= 84,
    says: 'is too long. A card has room for two lines, 84 letters.',
  },
  {
    at: 'routes.*.title',
    fits: ({ length }) => length <= 60,
    says: 'is too long. Search engines show 60 letters.',
  },
  {
    at: 'routes.*.description',
    fits: (text) => /^\D{50,160}$/.test(text),
    says: 'does not fit. Search engines show 50 to 160 letters; figures would change each season.',
  },
  {
    at: 'team.*.name',
    fits: (name) => isEmail(leaderEmail(name)),
    says: 'gives no email address. Write the letters A to Z; accents do no harm.',
  },
  {
    at: 'company.supportEmail',
    fits: isEmail,
    says: 'is not an email address. Write one address like “support@example.com”.',
  },
  {
    at: 'company.phone',
    fits: (phone) => /^\+\d{1,3}[\d ()-]{6,}\d$/.test(phone),
    says: 'is not a number that every phone can call. Write it like “+1 (503) 555-0142”.',
  },
];

/** Whether a path is a place such as `seminars.*.price`. */
function matches(path: string, place: string): boolean {
  const pattern = place.replaceAll('.', '\\.').replaceAll('*', '.+');
  return new RegExp(`^${pattern}$`).test(path);
}

function isEmail(address: string): boolean {
  return /^[a-z0-9][\w.+-]*@([a-z0-9]+(-[a-z0-9]+)*\.)+[a-z]{2,}$/i.test(address);
}

/**
 * Says what is wrong with the content and its pictures.
 *
 * @param exports what each file of the content exports, by its path
 * @param pictures what each picture file holds, by its path
 */
export function findProblems(
  exports: Record<string, object> = content,
  pictures = readPictures(),
): Problem[] {
  const values = Object.entries(exports).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => valuesIn(value, file.slice(1), name, name)),
  );
  return [
    ...values.flatMap(findBreach),
    ...findTwins(values),
    ...findChanges([...values, ...summary(values)]),
    ...findPictureProblems(values, pictures),
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
  const rule = rules.find(({ at, fits }) => matches(path, at) && !fits(String(value)));
  return rule ? [{ file, entry, says: `“${value}” ${rule.says}` }] : [];
}

/** Entries that share what must be their own. */
function findTwins(values: readonly Value[]): Problem[] {
  const own = values.filter(({ path }) => /^\w+\.\*\.(slug|title|name|description)$/.test(path));
  return own
    .filter(({ path, value }, index) =>
      own.some((other, at) => at < index && other.path === path && other.value === value),
    )
    .map(({ file, entry, value }) => {
      return { file, entry, says: `Another entry has “${value}”, too. Give each one of its own.` };
    });
}

/** What the specification says of all seminars together. */
function summary(values: readonly Value[]): Value[] {
  const all = (field: string) =>
    values
      .filter(({ path }) => path === `seminars.*.${field}`)
      .map(({ value }) => value)
      .sort((one, other) => (one < other ? -1 : 1));
  const kinds = (field: string) => [...new Set(all(field))];
  const count = (kind: unknown) => all('category').filter((one) => one === kind).length;
  return Object.entries({
    category: kinds('category')
      .map((kind) => `${count(kind)} ${kind}`)
      .join(', '),
    dates: `${all('date')[0]} to ${all('date').at(-1)}`,
    prices: `${all('price')[0]} to ${all('price').at(-1)}`,
    hours: kinds('hours').join(', '),
    seats: kinds('seats').join(', '),
  }).map(([fact, value]) => {
    return { file: 'src/content/seminars.ts', path: `all.${fact}`, entry: '', value };
  });
}

/** What differs from the specification. */
function findChanges(values: readonly Value[]): Problem[] {
  return Object.entries(fixed).flatMap(([entry, words]) => {
    const found = values.filter(({ path }) => matches(path, entry));
    const said = found.map(({ value }) => value).join(', ');
    const says = `It says “${said}”, the specification “${words}”. Undo the change, or have docs/specification.md changed first.`;
    return said === words ? [] : [{ file: found[0]?.file ?? 'src/content', entry, says }];
  });
}
