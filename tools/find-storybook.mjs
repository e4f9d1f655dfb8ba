import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprintFile, settingsFingerprint, storybookFingerprint } from './fingerprint.mjs';
import { limits } from './limits.mjs';
import { run } from './run.mjs';

/** The results of `npm run storybook`, `npm run build-storybook` and `npm run test:story`. */
const runningUrl = 'http://localhost:6006';
const builtFolder = 'storybook-static';
const partFolder = 'test-results/storybook';

/**
 * Finds a Storybook that shows these story files as they are now, and says which it is: a built one, a
 * running one, or else a new one of these files alone. A built one comes first: it answers faster.
 *
 * @param {string[]} names parts of names of story files; none stands for all
 * @returns {Promise<string | undefined>} its folder or address; undefined if no file has such a name
 */
export async function findStorybook(names) {
  const files = names.length > 0 ? storyFiles(names) : undefined;
  if (files?.length === 0) {
    console.error(`No story file has ${names.join(' or ')} in its name. They are in stories.`);
    return undefined;
  }
  const fingerprint = storybookFingerprint();
  for (const folder of [builtFolder, partFolder]) {
    if (!has(folder, files, fingerprint)) continue;
    console.log(`Stories run over ${folder}, which is up to date.`);
    return folder;
  }
  if (existsSync(builtFolder)) {
    console.log(`${builtFolder} is not used: its sources have changed since it was built.`);
  }
  if (await isRunning()) return runningUrl;
  return build(files);
}

/** @param {string[]} names */
function storyFiles(names) {
  const patterns = names.map((name) => new RegExp(name, 'i'));
  return readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .map((file) => `stories/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .filter((file) => patterns.some((pattern) => pattern.test(file)));
}

/** Whether `npm run storybook` runs in this folder, with the settings that there are now. */
async function isRunning() {
  const signal = AbortSignal.timeout(limits.server);
  const found = await fetch(`${runningUrl}/${fingerprintFile}`, { signal })
    .then((answer) => answer.json())
    .catch(({ name }) => {
      if (name === 'TimeoutError') console.log(`${runningUrl} is not used: it does not answer.`);
      return undefined;
    });
  if (found?.folder !== process.cwd()) return false;
  const isCurrent = found.fingerprint === settingsFingerprint();
  console.log(
    isCurrent
      ? `Stories run over "npm run storybook" at ${runningUrl}.`
      : `${runningUrl} is not used: its settings have changed since it was started.`,
  );
  return isCurrent;
}

/**
 * @param {string} folder
 * @param {string[] | undefined} files
 * @param {string} fingerprint
 */
function has(folder, files, fingerprint) {
  const file = `${folder}/${fingerprintFile}`;
  if (!existsSync(file)) return false;
  /** @type {{ fingerprint: string, only?: string[] }} */
  const made = JSON.parse(readFileSync(file, 'utf8'));
  const isWhole = !made.only;
  return (
    made.fingerprint === fingerprint &&
    (isWhole || Boolean(files?.every((name) => made.only?.includes(name))))
  );
}

/**
 * @param {string[] | undefined} files
 * @returns {Promise<string | undefined>}
 */
async function build(files) {
  const folder = files ? partFolder : builtFolder;
  const quick = files ? ['--test', '--preview-only'] : [];
  console.log(
    `${files ? `${files.length} story files are` : 'Storybook is'} built into ${folder}.`,
  );
  const exitCode = await run(
    'storybook',
    ['build', '--output-dir', folder, '--loglevel', 'warn', ...quick],
    {
      stdio: ['ignore', files ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, ...(files && { STORIES: JSON.stringify(files) }) },
    },
  );
  if (exitCode !== 0) return undefined;
  if (files) {
    // The manager is left out, and the runner asks for its page.
    const start = '<meta http-equiv="refresh" content="0; url=iframe.html?navigator=true">';
    writeFileSync(`${folder}/index.html`, start);
  }
  return folder;
}
