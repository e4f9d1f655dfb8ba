import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../static-server.mjs';
import { endSession, startSession } from './session.mjs';
import { tasks } from './tasks.mjs';

/*
 * Writes down what Orca speaks in Firefox while somebody uses the built site: `npm run test:orca`, or
 * `npm run test:orca -- filter` for the tasks with that in their names. For Debian, with
 *
 *   apt-get install orca firefox-esr xvfb openbox xdotool dbus at-spi2-core
 *
 * A person reads the result, test-results/orca.txt: versions differ in their words. `dist-test` is the
 * site whose form sends.
 */
const folder = 'dist-test';
const result = 'test-results/orca.txt';

if (!process.env.ORCA_SESSION) {
  const session = spawn(
    'dbus-run-session',
    ['--', process.execPath, fileURLToPath(import.meta.url), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ORCA_SESSION: '1' } },
  );
  const [code] = await once(session, 'exit');
  process.exit(code ?? 1);
}

const wanted = process.argv[2]?.toLowerCase() ?? '';
const { url, close } = await serveFolder(folder, 0);
const { browser, press, spoken } = await startSession();
const lines = [];
for (const { name, path, viewport = { width: 1280, height: 800 }, run } of tasks) {
  if (!name.toLowerCase().includes(wanted)) continue;
  const page = await browser.newPage({ viewport });
  await page.goto(new URL(path, url).href);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await press('Control_L');
  await spoken();
  lines.push(`\n# ${name}`);
  /** @param {string} what */
  const hear = async (what) => {
    const words = await spoken();
    lines.push(`${what}:`, ...words.map((phrase) => `    ${phrase}`));
    return words.join(' ');
  };
  /** @param {string} what @param {string[]} keys */
  const step = async (what, ...keys) => {
    await press(...keys);
    return hear(what);
  };
  await run({ page, press, hear, step });
  await page.close();
}
mkdirSync('test-results', { recursive: true });
writeFileSync(result, `${lines.join('\n')}\n`);
console.log(lines.join('\n'));
await browser.close();
close();
endSession();
process.exit(0);
