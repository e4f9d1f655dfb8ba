import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { testSites } from './test-sites.mjs';

/**
 * Builds the sites that are tested. The first one alone, so that pictures are encoded once; the others
 * beside each other. One process for each: Vite takes the keys from the environment it was started in.
 */
const [first, ...others] = Object.values(testSites);
await build(first);
await Promise.all(others.map(build));

/** @param {{ folder: string, env: Record<string, string> } | undefined} site */
async function build(site) {
  if (!site) return;
  const child = spawn(process.execPath, ['build/build.mjs', site.folder], {
    env: { ...process.env, ...site.env },
    stdio: 'inherit',
  });
  const [exitCode] = await once(child, 'exit');
  if (exitCode !== 0) process.exit(1);
}
