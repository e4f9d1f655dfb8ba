import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readSpecification, rowsOf } from '../../../stories/specification/rows';
import { readProofs } from '../../../tools/proofs.mjs';

/** The sentences that the Storybook shows, and what proves them. */

const markdown = readFileSync('docs/specification.md', 'utf8');

test('every sentence of the specification stands there once, and stories or tests claim to prove it', () => {
  const rows = rowsOf(readSpecification(markdown));
  const sentences = rows.map(({ says }) => says);
  expect(sentences).toEqual([...new Set(sentences)]);
  const proved = new Set(readProofs().flatMap((proof) => proof.rows));
  expect(
    rows.filter(({ number }) => !proved.has(number)),
    'without a line like // Proves 4.3 above a story or test',
  ).toEqual([]);
  const numbers = rows.map(({ number }) => number);
  expect([...proved].filter((number) => !numbers.includes(number))).toEqual([]);
});

test('words that rows.ts names and the specification no longer has are named', () => {
  const other = markdown.replace('On success a confirmation', 'Afterwards a confirmation');
  expect(() => readSpecification(other)).toThrow('“On success a confirmation”');
});

test('a new sentence, part and section are rows of their own', () => {
  const added = readSpecification(`${markdown}\n## 10. More\n\n### Help (/help)\n- One.\n- Two.\n`);
  expect(added.at(-1)).toEqual({
    name: '10. More',
    parts: [
      {
        name: 'Help (/help)',
        rows: [
          { number: '10.1', says: 'One.' },
          { number: '10.2', says: 'Two.' },
        ],
      },
    ],
  });
});
