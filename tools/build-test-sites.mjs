import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { testSites } from './test-sites.mjs';

/**
 * Builds the sites that are tested, and with `--storybook` the Storybook. The first site alone, since all
 * share a store of encoded pictures that only one may fill; the others in parallel. One process for
 * each: Vite takes the keys from the environment it was started in.
 */
const [first, ...others] = Object.values(testSites).map(({ folder, env }) => () => {
  return run(process.execPath, ['build/build.mjs', folder], { env: { ...process.env, ...env } });
});
if (process.argv.includes('--storybook')) {
  const shell = process.platform === 'win32';
  others.push(() => run('npm', ['run', '--silent', 'build-storybook'], { shell }));
}
await first?.();
await Promise.all(others.map((build) => build()));

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
async function run(command, args, options) {
  const [exitCode] = await once(spawn(command, args, { ...options, stdio: 'inherit' }), 'exit');
  if (exitCode !== 0) process.exit(1);
}
