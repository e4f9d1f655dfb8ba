import { seminarCategories, seminarFormats } from '../../../src/content/types';
import type { Content } from '../content';
import { anyOf, type Problem, specificationSays } from '../problem';
import type { Agreed } from '../specification';
import { entryProblems, missingFields, nameOf, pictureProblems } from './entries';

const file = 'src/content/seminars.ts';

/** As many letters as two lines of a card take. */
const longestDescription = 84;

/** The day in the form that machines compare, or nothing where no calendar has such a day. */
function dayOf(date: string): string | undefined {
  const [, day] = / (\d+),/.exec(date) ?? [];
  const parsed = new Date(`${date} UTC`);
  if (Number.isNaN(parsed.getTime()) || parsed.getUTCDate() !== Number(day)) return undefined;
  return parsed.toISOString().slice(0, 10);
}

const list = {
  file,
  name: 'seminars',
  one: 'seminar',
  called: 'title',
  fields: [
    'slug',
    'title',
    'description',
    'date',
    'start',
    'duration',
    'capacity',
    'format',
    'price',
    'category',
  ],
} as const;

/** What the specification, the cards and the calendar ask of the seminars. */
export function seminarProblems(content: Content, agreed: Agreed): Problem[] {
  const { seminars } = content[file];
  const entries = seminars.map((seminar) => ({ ...seminar }));
  const missing = missingFields({ ...list, entries });
  if (missing.length > 0) return missing;
  return [
    ...entryProblems({ ...list, entries }),
    ...pictureProblems({
      ...list,
      entries,
      folder: 'src/assets/originals/seminars',
      filesOf: (slug) => [`${slug}.webp`, `${slug}-dark.webp`],
    }),
    ...seminars.flatMap((_, index) => factProblems(content, agreed, index)),
    ...orderProblems(content),
    ...seasonProblems(content, agreed),
  ];
}

function factProblems(content: Content, agreed: Agreed, index: number): Problem[] {
  const { seminars } = content[file];
  const seminar = seminars[index];
  if (!seminar) return [];
  const problems: Problem[] = [];
  const refuse = (field: keyof typeof seminar, says: string, todo: string) =>
    problems.push({
      file,
      path: ['seminars', index, field],
      entry: nameOf({ ...seminar }, 'title', index),
      says,
      todo,
    });
  const { date, start, duration, capacity, format, price, category, description } = seminar;

  const day = dayOf(date);
  const { season, prices, durations, capacities } = agreed;
  const [first = '', last = ''] = [dayOf(season.first), dayOf(season.last)];
  if (!day) refuse('date', `“${date}” is no day.`, `Write the day like “${season.first}”.`);
  else if (day < first || day > last)
    refuse('date', `${date} is outside the season.`, specificationSays(season.says));

  if (!/^(1[0-2]|[1-9]):(00|15|30|45) (AM|PM)$/.test(start))
    refuse(
      'start',
      `“${start}” is no time of day.`,
      'Write the time like “10:00 AM” or “1:30 PM”.',
    );

  const dollars = /^\$(\d+)$/.exec(price)?.[1];
  if (!dollars)
    refuse('price', `“${price}” is no price in whole dollars.`, 'Write the price like “$179”.');
  else if (Number(dollars) < prices.lowest || Number(dollars) > prices.highest)
    refuse('price', `The price is ${price}.`, specificationSays(prices.says));

  if (!durations.values.some((hours) => duration === `${hours} hours`))
    refuse('duration', `The duration is “${duration}”.`, specificationSays(durations.says));
  if (!capacities.values.some((seats) => capacity === `${seats} seats`))
    refuse('capacity', `The capacity is “${capacity}”.`, specificationSays(capacities.says));
  if (!seminarCategories.includes(category))
    refuse('category', `“${category}” is no category.`, `Write ${anyOf(seminarCategories)}.`);
  if (!seminarFormats.includes(format))
    refuse('format', `“${format}” is no format.`, `Write ${anyOf(seminarFormats)}.`);

  const tooMany = description.length - longestDescription;
  if (tooMany > 0)
    refuse(
      'description',
      `The description has ${description.length} letters, ${tooMany} too many.`,
      `A card has room for two lines, ${longestDescription} letters. Shorten it.`,
    );
  return problems;
}

/** Within a category the seminars stand in the order of their dates, as the page shows them. */
function orderProblems(content: Content): Problem[] {
  const { seminars } = content[file];
  return seminars.flatMap((seminar, index) => {
    const before = seminars
      .slice(0, index)
      .filter(({ category }) => category === seminar.category)
      .find(({ date }) => (dayOf(date) ?? '') > (dayOf(seminar.date) ?? '9'));
    if (!before) return [];
    return [
      {
        file,
        path: ['seminars', index, 'date'],
        entry: seminar.title,
        says: `It takes place on ${seminar.date} and stands after “${before.title}”, ${before.date}.`,
        todo: `Cut the whole entry, from { to }, and paste it above “${before.title}”: the page shows the seminars of a category in the order of this file.`,
      },
    ];
  });
}

/** What no single seminar can break: counts, the ends of the season, the range of prices. */
function seasonProblems(content: Content, agreed: Agreed): Problem[] {
  const { seminars } = content[file];
  const whole = (entry: string, says: string, sentence: string): Problem => ({
    file,
    path: ['seminars'],
    entry,
    says,
    todo: specificationSays(sentence),
  });
  const counts = seminarCategories.flatMap((category) => {
    const { length } = seminars.filter((seminar) => seminar.category === category);
    if (length === agreed.seminars.perCategory) return [];
    return [whole(category, `There are ${length} seminars of ${category}.`, agreed.seminars.says)];
  });

  const { season, prices, durations, capacities } = agreed;
  const nobody = (
    field: 'date' | 'price' | 'duration' | 'capacity',
    value: string,
    says: string,
  ) =>
    seminars.some((seminar) => seminar[field] === value)
      ? []
      : [whole(`All seminars: ${field}`, `No seminar has the ${field} “${value}”.`, says)];
  return [
    ...counts,
    ...nobody('date', season.first, season.says),
    ...nobody('date', season.last, season.says),
    ...nobody('price', `$${prices.lowest}`, prices.says),
    ...nobody('price', `$${prices.highest}`, prices.says),
    ...durations.values.flatMap((hours) => nobody('duration', `${hours} hours`, durations.says)),
    ...capacities.values.flatMap((seats) => nobody('capacity', `${seats} seats`, capacities.says)),
  ];
}
