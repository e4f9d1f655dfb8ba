import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, runnerImport } from 'vite';
import { locate, placeAt } from './locate.mjs';
import { findOutdatedDrawings, findUnfitLogo, findUnfitPhoto } from './pictures.mjs';

/**
 * A problem and the line it stands on.
 *
 * @typedef {object} Finding
 * @property {string} file
 * @property {number} line
 * @property {number} column
 * @property {string} entry
 * @property {string} says what is wrong
 * @property {string} todo what to do about it
 */

const folder = 'src/content';
const photoFolder = 'src/assets/originals';
const logoFolder = 'src/assets/logos/partners';

/** Every file that an editor changes. */
export const contentFiles = () => [
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  'src/routes.ts',
];

/**
 * Says what is wrong with the content. Files that cannot be read come first, since nothing more can be said
 * as long as one is broken.
 *
 * @returns {Promise<Finding[]>}
 */
export async function checkContent() {
  const broken = contentFiles().flatMap(findBroken);
  if (broken.length > 0) return broken;
  try {
    /** @type {{ module: typeof import('./rules') }} */
    const { module } = await runnerImport('./tools/content/rules.ts', {
      configFile: false,
      logLevel: 'silent',
    });
    const findings = module.findProblems().map(({ path, ...problem }) => ({
      ...problem,
      ...locate(problem.file, readFileSync(problem.file, 'utf8'), path),
    }));
    const logos = readdirSync(logoFolder).map((file) => findUnfitLogo(`${logoFolder}/${file}`));
    const photos = /** @type {const} */ (['pages', 'portraits', 'seminars']).flatMap((kind) =>
      readdirSync(`${photoFolder}/${kind}`)
        .filter((file) => /\.(jpe?g|png|webp)$/i.test(file))
        .map((file) => findUnfitPhoto(kind, `${photoFolder}/${kind}/${file}`)),
    );
    const drawings = await Promise.all([findOutdatedDrawings(), ...logos, ...photos]);
    return [...findings, ...drawings.flat()];
  } catch (error) {
    return [unreadable(/** @type {Error} */ (error))];
  }
}

/** @param {string} file @returns {Finding[]} */
function findBroken(file) {
  const source = readFileSync(file, 'utf8');
  const [error] = parseSync(file, source, { lang: 'ts' }).errors;
  if (!error) return [];
  const place = placeAt(source, error.labels[0]?.start ?? 0);
  const line = source.split('\n')[place.line - 1] ?? '';
  return [{ file, ...place, entry: `line ${place.line}`, ...explain(line) }];
}

/**
 * Why a line cannot be read, by what usually breaks one.
 *
 * @param {string} line
 */
function explain(line) {
  if (/'[^']*\w'\w[^']*'?/.test(line) || (line.match(/'/g)?.length ?? 0) % 2 === 1) {
    return {
      says: 'The text ends at a straight apostrophe, or a quote is missing.',
      todo: "Begin and end the text with ', and write an apostrophe within it as ’.",
    };
  }
  return {
    says: 'Here or on the line before, a sign is missing or too many.',
    todo: 'Compare with a neighbor: each text stands between two quotes, each line ends with a comma, each { has its }.',
  };
}

/** @param {Error} error @returns {Finding} */
function unreadable({ message, stack = '' }) {
  if (/locale|currency/.test(message)) {
    const file = 'src/content/company.ts';
    return {
      file,
      ...locate(file, readFileSync(file, 'utf8'), ['company', 'locale']),
      entry: 'Language and currency',
      says: 'Nothing can be put into words for this “locale” or “currency”.',
      todo: "Write them like 'en-US' and 'USD'.",
    };
  }
  const [, file = 'src/content', line = '1'] = /(src\/[\w/]+\.ts):(\d+)/.exec(stack) ?? [];
  return {
    file,
    line: Number(line),
    column: 1,
    entry: 'the whole file',
    says: `It cannot be read: ${message}`,
    todo: 'Undo the last change, or ask a developer.',
  };
}
