import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFile } from '../build/release.mjs';
import { steps } from './live/steps.mjs';
import { walk } from './live/walk.mjs';

/**
 * Says what is wrong with a deployed site, and which step of the guide mends it:
 * `node tools/live.mjs https://www.example.com [folder]`. Sends no message and changes nothing.
 */
const [address = '', folder = 'dist'] = process.argv.slice(2);
if (!/^https?:\/\/\S+$/.test(address) || !URL.canParse(address)) {
  console.error('Say which site: npm run test:live -- https://www.example.com');
  process.exit(2);
}
const file = join(folder, releaseFile);
const local = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
const { findings, release } = await walk(address, { local });

if (release) {
  const { version, build, pages, files } = release;
  const count = Object.keys(files).length;
  console.log(
    `${address}: version ${version}, build ${build}, ${pages.length} pages, ${count} files`,
  );
}
for (const { wrong, step, text } of findings) {
  const { number, name } = steps[step];
  console.log(`\n${wrong ? 'Wrong' : 'Worth knowing'}: ${text}`);
  console.log(`  docs/going-live.md, step ${number}: ${name}`);
}
const mistakes = findings.filter(({ wrong }) => wrong).length;
console.log(mistakes ? `\n${mistakes} to mend, the first one first.` : '\nNothing is wrong.');
process.exitCode = mistakes ? 1 : 0;
