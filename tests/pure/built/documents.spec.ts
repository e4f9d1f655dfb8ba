import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '../../../src/routes';
import { filesIn } from '../../../tools/live/read.mjs';
import { siteFolder } from '../../support/sites';

/** The pages that the build writes. */

const pages = routes.map(({ path }) => ({
  path,
  files: path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`],
}));
const documents = [...pages, { path: '/404', files: ['404.html'] }];

const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');

for (const { path, files } of documents) {
  const [file = '', ...otherNames] = files;

  test(`${path} stands in the HTML, whole and in one piece`, () => {
    const html = read(file);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<footer[ >]/);
    expect(html, 'parts that a script would have to put in place').not.toMatch(/<template|\$RC/);
    for (const name of otherNames) expect(read(name), name).toBe(html);
  });

  test(`${path} has no style attribute, which the policy would block`, () => {
    expect(read(file).match(/<[^>]* style="[^>]*>/g)).toBeNull();
  });

  test(`${path} has its colors before any script: it declares each variable that its styles use`, () => {
    const styles =
      read(file)
        .match(/<style.*?<\/style>/gs)
        ?.join() ?? '';
    const names = (pattern: RegExp) => [...new Set(styles.match(pattern))];
    const used = names(/(?<=var\()--[\w-]+(?=\))/g);
    const declared = names(/--[\w-]+(?=:)/g);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !declared.includes(name))).toEqual([]);
  });

  test(`${path} names no file that is not there`, () => {
    const named = filesIn(read(file));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !existsSync(join(siteFolder, name)))).toEqual([]);
  });
}
