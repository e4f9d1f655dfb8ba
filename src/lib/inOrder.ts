import { seminarCategories } from '../content/seminarGroups';
import type { Seminar } from '../content/types';
import { idsOf } from './idsOf';

const subjects = idsOf(seminarCategories);

/** Seminars by subject, as the page groups them, then by the time they begin. */
export const inOrder = (seminars: readonly Seminar[]): readonly Seminar[] =>
  seminars.toSorted(
    (one, other) =>
      subjects.indexOf(one.category) - subjects.indexOf(other.category) ||
      (one.date + one.start > other.date + other.start ? 1 : -1),
  );
