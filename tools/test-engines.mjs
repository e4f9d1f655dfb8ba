import { execFileSync } from 'node:child_process';
import { runnerImport } from 'vite';
import { launchers } from './engines/launchers.mjs';
import { walk } from './engines/walk.mjs';
import { serveFolder } from './static-server.mjs';
import { testSites } from './test-sites.mjs';

/**
 * One walk through the built site in Chromium, Firefox and WebKit, under its own policy. An engine that
 * is not on this machine is named and left out.
 */
const { folder, env } = testSites.configured;
execFileSync(process.execPath, ['build/build.mjs', folder], {
  env: { ...process.env, ...env },
  stdio: 'inherit',
});

/** @type {{ module: typeof import('./engines/words') }} */
const { module: words } = await runnerImport('./scripts/engines/words.ts', { configFile: false });

/** @type {string[]} */
const failed = [];
for (const [name, launcher] of Object.entries(launchers())) {
  if ('missing' in launcher) {
    console.log(`\n– ${name} is not installed: ${launcher.missing}.`);
    continue;
  }
  console.log(`\n${name} (${launcher.how})`);
  /** @type {string[]} */
  const violations = [];
  const { url, close } = await serveFolder(folder, 0, {
    onViolation: (report) => violations.push(report),
  });
  const engine = await launcher.start();
  try {
    const complaints = await walk(engine, url, words, (step) => console.log(`  ✓ ${step}`));
    const found = [...violations];
    await provokeViolation(engine, violations);
    if (found.length + complaints.length > 0) failed.push(name);
    console.log(`  ${found.length} violations of the policy`, ...found);
    console.log(`  ${complaints.length} errors`, ...complaints);
  } catch (failure) {
    failed.push(name);
    console.log(`  ✗ ${String(failure)}`);
  } finally {
    await engine.close();
    close();
  }
}
/**
 * Nothing reported only counts from an engine that does report.
 *
 * @param {import('./engines/engine').Engine} engine
 * @param {readonly string[]} violations
 */
async function provokeViolation(engine, violations) {
  const before = violations.length;
  await engine.run(() => document.body.setAttribute('style', 'color: red'));
  for (let attempt = 0; attempt < 100 && violations.length === before; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (violations.length === before) throw new Error('A violation on purpose was not reported.');
}

if (failed.length > 0) {
  console.error(`\n✗ ${failed.join(', ')}`);
  process.exit(1);
}
process.exit();
