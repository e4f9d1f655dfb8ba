import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { company } from '../../../src/content/company';

/** Files that name the company and are written by hand: they change with its name. */
const naming = {
  LICENSE: company.name,
  'README.md': company.name,
  'SECURITY.md': company.supportEmail,
  'docs/mail-template.txt': company.supportEmail,
  'package.json': company.name,
};

for (const [file, words] of Object.entries(naming)) {
  test(`${file} says ${words}, as src/content/company.ts does`, () => {
    expect(readFileSync(file, 'utf8')).toContain(words);
  });
}

test('all other files take name and domain from src/content/company.ts', () => {
  const files = ['.storybook', 'build', 'src', 'stories', 'tests', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:[cm]?[jt]sx?|html|mdx|txt)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return [company.name, company.domain].some((words) => text.includes(words));
  });
  expect(found).toEqual(['src/content/company.ts']);
});
