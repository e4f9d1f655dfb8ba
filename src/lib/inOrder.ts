import { seminarCategories } from '../content/seminarGroups';
import type { Seminar, SeminarFacts } from '../content/types';
import { idsOf } from './idsOf';
import { dayInWords, lengthInWords, priceInWords, timeInWords, weekdayOf } from './wording';

const subjects = idsOf(seminarCategories);

/** A seminar with its facts in words. A build does it, since browsers take long to prepare for it. */
export const worded = (facts: SeminarFacts): Seminar => ({
  ...facts,
  words: {
    day: dayInWords(facts.date),
    weekday: weekdayOf(facts.date),
    start: timeInWords(facts.start),
    length: lengthInWords(facts.hours),
    price: priceInWords(facts.price),
  },
});

/** Seminars by subject, as the page groups them, then by the time they begin. */
export const inOrder = (seminars: readonly SeminarFacts[]): readonly Seminar[] =>
  seminars
    .toSorted(
      (one, other) =>
        subjects.indexOf(one.category) - subjects.indexOf(other.category) ||
        (one.date + one.start > other.date + other.start ? 1 : -1),
    )
    .map(worded);
