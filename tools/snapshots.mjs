import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArgs, findHeadlessShell } from './browser.mjs';
import { countSnapshots } from './snapshot-count.mjs';
import { serveFolder } from './static-server.mjs';

/**
 * Says how many snapshots a full build costs at Chromatic: `npm run snapshots` counts the stories of the built
 * Storybook times their modes, without those that have no snapshot. `--all` names each story. Needs
 * no token, and asks nobody.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const folder = positionals[0] ?? 'storybook-static';
if (!existsSync(`${folder}/index.json`)) {
  throw new Error('There is no Storybook: "npm run build-storybook" first.');
}

const { url, close } = await serveFolder(folder, 0);
const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: browserArgs });
const page = await browser.newPage();
await page.goto(`${url}iframe.html`);
const stories = await countSnapshots(page);
await browser.close();
close();

/** @param {typeof stories} some */
const sum = (some) => some.reduce((count, { modes }) => count + modes.length, 0);

if (values.all) {
  for (const { id, modes } of stories) console.log(`${modes.length}  ${id}  ${modes.join(', ')}`);
}
for (const room of new Set(stories.map(({ title }) => title.split('/')[0]))) {
  const some = stories.filter(({ title }) => title.split('/')[0] === room);
  const taken = some.filter(({ modes }) => modes.length > 0).length;
  console.log(`${String(sum(some)).padStart(4)}  ${room}, ${taken} of ${some.length} stories`);
}
const kit = sum(stories.filter(({ id }) => id.startsWith('kit-')));
console.log(
  `${String(sum(stories)).padStart(4)}  in all: ${sum(stories) - kit}, and ${kit} of the kit`,
);
