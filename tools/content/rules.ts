import { readFileSync } from 'node:fs';
import { type Content, content as today } from './content';
import type { Problem } from './problem';
import { companyProblems } from './rules/company';
import { officeProblems } from './rules/office';
import { fixedProblems, pageProblems } from './rules/pages';
import { leaderProblems, partnerProblems } from './rules/people';
import { seminarProblems } from './rules/seminars';
import { textProblems } from './rules/texts';
import { agreedIn } from './specification';

export { content } from './content';

/** Everything that is wrong with the content, the specification and the pictures included. */
export function findProblems(
  content: Content = today,
  specification = readFileSync('docs/specification.md', 'utf8'),
): Problem[] {
  const agreed = agreedIn(specification);
  const lists = [
    ...seminarProblems(content, agreed),
    ...leaderProblems(content, agreed),
    ...partnerProblems(content),
  ];
  if (lists.some(({ says }) => / has no “\w+”/.test(says))) return lists;
  return [
    ...textProblems(content),
    ...lists,
    ...companyProblems(content, agreed),
    ...officeProblems(content, agreed),
    ...fixedProblems(content, agreed),
    ...pageProblems(content, agreed),
  ];
}
