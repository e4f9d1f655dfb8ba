import type { ContentFile } from './content';

/** Something that is wrong with the content, in words for somebody who writes no code. */
export interface Problem {
  file: ContentFile;
  /** Where in the file: the name of an export, then keys and positions. */
  path: readonly (string | number)[];
  /** What visitors call the entry, such as the title of a seminar. */
  entry: string;
  /** The problem, as a sentence. */
  says: string;
  /** What to do about it, as a sentence. */
  todo: string;
}

/** Collects what is wrong in one file. */
export function problemsIn(file: ContentFile) {
  const problems: Problem[] = [];
  const refuse = (path: Problem['path'], entry: string, says: string, todo: string) => {
    problems.push({ file, path, entry, says, todo });
  };
  return { problems, refuse };
}

/** Problems in one entry of a list, field by field. */
export const problemOf =
  (file: ContentFile, path: Problem['path'], entry: string) =>
  (field: string, says: string, todo: string): Problem => ({
    file,
    path: [...path, field],
    entry,
    says,
    todo,
  });

/** “Accounting”, “HR” or “IT” */
export function anyOf(values: readonly (string | number)[]): string {
  const quoted = values.map((value) => (typeof value === 'number' ? value : `“${value}”`));
  const [last, ...others] = quoted.reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} or ${last}` : `${last}`;
}

/** What to do where the specification decides. */
export const specificationSays = (sentence: string) =>
  `The specification fixes this: “${sentence}”. Undo the change, or have docs/specification.md changed first.`;
