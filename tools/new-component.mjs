import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * `npm run new -- ExpertCard` writes a component, its docs and its stories from the templates in
 * `tools/new-component`, and runs them in both schemes. `npm run new -- ExpertCard --check` formats them and
 * runs them again.
 */
const [name = '', option] = process.argv.slice(2);
const files = {
  component: `src/components/${name}.tsx`,
  story: `stories/components/${name}.stories.tsx`,
};

if (!/^([A-Z][a-z0-9]+)+$/.test(name)) stop('Name it like the others: npm run new -- ExpertCard');

if (option !== '--check') {
  const taken = Object.values(files).filter((file) => existsSync(file));
  if (taken.length > 0) stop(`There is one already: ${taken.join(', ')}.`);
  for (const [template, file] of Object.entries(files)) {
    const text = readFileSync(`tools/new-component/${template}.txt`, 'utf8');
    writeFileSync(file, text.replaceAll('Name', name));
    console.log(`Written: ${file}`);
  }
}

const isWhole =
  (await run('tsc', [])) === 0 &&
  (await run('biome', ['check', '--write', ...Object.values(files)])) === 0 &&
  runTool('check-files') &&
  runTool('test-stories', '--find', `/${name}.`) &&
  runTool('test-stories', '--find', `/${name}.`, '--scheme', 'dark');
const again = `npm run new -- ${name} --check`;
if (!isWhole) stop(`Not whole yet. After the change: ${again}`);

const isTemplate = readFileSync(files.component, 'utf8').includes(
  ' * What it is, in one sentence.',
);
if (!isTemplate) console.log(`${name} is whole in both schemes.`);
else if (option !== '--check')
  console.log(`The template is green. Write the component, then: ${again}`);
else
  stop(
    `The comment of ${files.component} is still the template's: its page in Storybook shows it.`,
  );

/** @param {string} tool @param {string[]} args */
function runTool(tool, ...args) {
  const { status } = spawnSync(process.execPath, [`tools/${tool}.mjs`, ...args], {
    stdio: 'inherit',
  });
  return status === 0;
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}
