import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serveFolder } from './static-server.mjs';
import { buildAt, buildHere } from './visual/build-at.mjs';
import { listPhotographs } from './visual/photographs.mjs';

/**
 * Photographs every story in all its modes, before and after, and shows what differs:
 *
 * - `npm run test:visual` compares the working tree with the last commit;
 * - `npm run test:visual main` with another branch, tag or commit;
 * - `npm run test:visual -- --twice` with itself over a slow network and years later, since whatever
 *   differs then would differ by chance in every other comparison;
 * - `--only Components/Hero` leaves out the stories whose names lack the text.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, twice: { type: 'boolean', default: false } },
});
const [ref = 'HEAD'] = positionals;
const { only, twice } = values;
const results = resolve('test-results/visual');
const planFile = `${results}/plan.json`;

const folderAfter = buildHere();
const before = await open(twice ? folderAfter : buildAt(ref));
const after = await open(folderAfter, twice ? { delay: slowNetwork } : {});
const photographs = after.photographs.filter(isIn(before));

/** @type {import('../tests/visual/plan').Plan} */
const plan = {
  before: before.url,
  after: after.url,
  clockAfter: twice ? '2031-07-14T15:09:26Z' : undefined,
  photographs,
};
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
writeFileSync(planFile, JSON.stringify(plan));

console.log(
  `${photographs.length} photographs of ${twice ? 'the working tree, twice' : `${ref} and of the working tree`}`,
);
const camera = spawn(
  'npx',
  ['playwright', 'test', '--config', 'tests/visual/playwright.config.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, VISUAL_PLAN: planFile },
    shell: process.platform === 'win32',
  },
);
const [exitCode] = await once(camera, 'exit');
console.log(
  `${after.photographs.length - photographs.length} new, ${before.photographs.filter((item) => !isIn(after)(item)).length} gone`,
);
console.log(`Pictures before, after and of the difference: ${results}/report/index.html`);
process.exit(exitCode ?? 1);

/**
 * @param {string} folder
 * @param {Parameters<typeof serveFolder>[2]} [network]
 */
async function open(folder, network) {
  const { url } = await serveFolder(folder, 0, network);
  const all = await listPhotographs(url);
  return { url, photographs: all.filter(({ title, name }) => `${title} › ${name}`.includes(only)) };
}

/** @param {{ photographs: import('../tests/visual/plan').Photograph[] }} other */
function isIn({ photographs }) {
  const keys = new Set(photographs.map(({ storyId, mode }) => `${storyId} ${mode}`));
  return (/** @type {import('../tests/visual/plan').Photograph} */ { storyId, mode }) =>
    keys.has(`${storyId} ${mode}`);
}

function slowNetwork() {
  return setTimeout(Math.random() * 120);
}
