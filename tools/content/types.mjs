import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { stop } from '../stop.mjs';

const compiler = 'node_modules/typescript/bin/tsc';

/** What the compiler says, and what an editor reads; $1 and $2 are parts of the compiler's sentence. */
const sentences = /** @type {const} */ ([
  [
    /^Type '(?:string|".*")' is not assignable to type 'number'/,
    'It is a number: leave the quotes out.',
  ],
  [/^Type '\[(?:string, )*string\]' is/, 'It has three lines: not more, not fewer.'],
  [/^Type 'number' is not assignable to type/, "It is a text: put it between two '."],
  [/^Type '.+' is not assignable to type 'boolean/, 'It is true or false, without quotes.'],
  [
    /^Cannot find name '(.+?)'/,
    "“$1” is no value. A text stands between two ', a number has figures alone.",
  ],
  [
    /^'(.+?)' is declared but/,
    'Nothing uses “$1” any longer. Take it out of this line, or delete the line.',
  ],
  [/^Type '\{ \w+: string; \}' is not .+Teacher'/, 'It has a name and a profession.'],
  [
    /^Type '"(.+?)"' is not assignable to type '(.+?) \| Teacher'/,
    '“$1” is none of these: $2. Anybody else has a name and a profession in place of it.',
  ],
  [/^Type '"(.+?)"' is not assignable to type '(.+?)'\./, '“$1” is none of these: $2.'],
  [/^Property '(.+?)' does not exist/, 'There is no “$1”. Correct the name.'],
  [
    /(?:^Property '| missing the following properties from type '.*': )"?(.+?)"?(?:' is missing|$)/,
    '“$1” is missing here. Copy its lines from another entry, and change them.',
  ],
  [
    /known properties.*? ''?(.+?)''? does not exist/,
    '“$1” has no place here. Correct the name, or delete the entry.',
  ],
  [
    /type '"(.+?)"' can't be used to index/,
    'There is no “$1”. Copy the name from src/content/seminars.ts.',
  ],
  [/properties with the same name/, 'The name stands twice. Each entry has its own.'],
]);

/**
 * Runs the compiler, and says in an editor's words what does not fit: a text in place of a number, an unknown
 * format, a title without facts.
 *
 * @param {string} [project] the folder of the compiler's settings
 * @returns {Promise<import('./problem').Problem[]>}
 */
export async function findTypeProblems(project = '.') {
  const program = spawn(process.execPath, [compiler, '--project', project, '--pretty', 'false']);
  const [output, [exitCode]] = await Promise.all([text(program.stdout), once(program, 'close')]);
  const found = [...output.matchAll(/^(\S+)\((\d+),\d+\): error TS(\d+): (.+)/gm)];
  if (exitCode && found.length === 0) stop(`The compiler did not run: ${output}Try npm ci.`);
  /** @type {Map<string, import('./problem').Problem>} */
  const clear = new Map();
  /** @type {import('./problem').Problem[]} */
  const unclear = [];
  for (const [, file = '', line = '', code = '', message = ''] of found) {
    const isSyntax = code.length === 4 && code.startsWith('1') && code !== '1117';
    const says = isSyntax ? wrongSign : explain(file, message);
    const source = readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
    const entry = `line ${line}: ${source.trim()}`;
    // A wrong sign makes other lines below it wrong.
    const key = isSyntax ? file : file + line;
    if (!says) unclear.push({ file, entry, says: `${notUnderstood} ${message}` });
    else if (!clear.has(key)) clear.set(key, { file, entry, says });
  }
  // What is wrong elsewhere often follows from these.
  return clear.size > 0 ? [...clear.values()] : unclear;
}

const notUnderstood =
  'What has changed does not fit the code. Undo the change, or ask a developer:';

const wrongSign =
  "A sign is missing or too many, here or in the line above. Each text stands between two ', and its apostrophes are ’. Each line ends with a comma, and each { has its }.";

/** @param {string} file @param {string} message */
function explain(file, message) {
  if (!file.includes('src/content/')) return '';
  for (const [pattern, sentence] of sentences) {
    const [match] = message.match(pattern) ?? [];
    if (match) return match.replace(pattern, sentence).replaceAll(' | ', ', ').replaceAll('"', '');
  }
  return '';
}
