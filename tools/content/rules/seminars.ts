import { seminarCategories, seminarFormats } from '../../../src/content/seminarGroups';
import type { Seminar } from '../../../src/content/types';
import { idsOf } from '../../../src/lib/idsOf';
import type { Content } from '../content';
import { anyOf, type Problem, problemOf, specificationSays } from '../problem';
import type { Agreed } from '../specification';
import { entryProblems, missingFields, nameOf, pictureProblems } from './entries';
import { isDay } from './isDay';

const file = 'src/content/seminars.ts';

/** As many letters as two lines of a card take. */
const longestDescription = 84;

const categories = idsOf(seminarCategories);
const formats = idsOf(seminarFormats);

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
    'hours',
    'seats',
    'format',
    'price',
    'category',
  ],
} as const;

/** A seminar as it is written down, without the words that are made of it. */
function factsOf(seminar: Seminar) {
  const { words: _words, ...facts } = seminar;
  return facts;
}

/** Rules of the specification, the cards and the calendar for seminars. */
export function seminarProblems(content: Content, agreed: Agreed): Problem[] {
  const { seminars } = content[file];
  const entries = seminars.map(factsOf);
  const missing = missingFields({ ...list, entries });
  if (missing.length > 0) return missing;
  return [
    ...entryProblems({ ...list, entries }),
    ...pictureProblems({
      ...list,
      entries,
      folder: 'src/assets/originals/seminars',
      endings: ['.webp', '.jpg', '.jpeg', '.png'],
      further: ['-dark'],
    }),
    ...seminars.flatMap((_, index) => factProblems(content, agreed, index)),
    ...seasonProblems(content, agreed),
  ];
}

function factProblems(content: Content, agreed: Agreed, index: number): Problem[] {
  const { seminars } = content[file];
  const seminar = seminars[index];
  if (!seminar) return [];
  const problems: Problem[] = [];
  const at = problemOf(
    file,
    ['seminars', seminar.slug],
    nameOf({ title: seminar.title }, 'title', index),
  );
  const refuse = (field: keyof typeof seminar, says: string, todo: string) =>
    problems.push(at(field, says, todo));
  const { date, start, hours, seats, format, price, category, description } = seminar;

  const { season, prices, durations, capacities } = agreed;
  if (!isDay(date))
    refuse('date', `“${date}” is not a day.`, `Write year, month and day like “${season.first}”.`);
  else if (date < season.first || date > season.last)
    refuse('date', `${date} is outside the season.`, specificationSays(season.says));

  if (!/^([01]\d|2[0-3]):(00|15|30|45)$/.test(start))
    refuse(
      'start',
      `“${start}” is not a time of day.`,
      'Write it by the clock of 24 hours, to the quarter: “09:00” or “13:30”.',
    );

  if (!Number.isInteger(price))
    refuse(
      'price',
      `“${price}” is not a price in whole dollars.`,
      'Write the figure alone, without a dollar sign, cents or quotes: 179.',
    );
  else if (price < prices.lowest || price > prices.highest)
    refuse('price', `The price is $${price}.`, specificationSays(prices.says));

  if (!durations.values.includes(hours))
    refuse('hours', `It takes “${hours}” hours.`, specificationSays(durations.says));
  if (!capacities.values.includes(seats))
    refuse('seats', `There are “${seats}” seats.`, specificationSays(capacities.says));
  if (!categories.includes(category))
    refuse('category', `“${category}” is not a category.`, `Write ${anyOf(categories)}.`);
  if (!formats.includes(format))
    refuse('format', `“${format}” is not a format.`, `Write ${anyOf(formats)}.`);

  const tooMany = description.length - longestDescription;
  if (tooMany > 0)
    refuse(
      'description',
      `The description has ${description.length} letters, ${tooMany} too many.`,
      `A card has room for two lines, ${longestDescription} letters. Shorten it.`,
    );
  return problems;
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
  const counts = categories.flatMap((category) => {
    const { length } = seminars.filter((seminar) => seminar.category === category);
    if (agreed.seminars.perCategory.includes(length)) return [];
    return [
      whole(
        seminarCategories[category],
        `There are ${length} seminars of ${seminarCategories[category]}.`,
        agreed.seminars.says,
      ),
    ];
  });

  const { length } = seminars;
  if (counts.length === 0 && length !== agreed.seminars.total)
    counts.push(whole('All seminars', `There are ${length} seminars.`, agreed.seminars.says));

  const { season, prices, durations, capacities } = agreed;
  const nobody = (
    field: 'date' | 'price' | 'hours' | 'seats',
    value: string | number,
    says: string,
  ) =>
    seminars.some((seminar) => seminar[field] === value)
      ? []
      : [whole(`All seminars: ${field}`, `No seminar has the ${field} ${value}.`, says)];
  return [
    ...counts,
    ...nobody('date', season.first, season.says),
    ...nobody('date', season.last, season.says),
    ...nobody('price', prices.lowest, prices.says),
    ...nobody('price', prices.highest, prices.says),
    ...durations.values.flatMap((hours) => nobody('hours', hours, durations.says)),
    ...capacities.values.flatMap((seats) => nobody('seats', seats, capacities.says)),
  ];
}
