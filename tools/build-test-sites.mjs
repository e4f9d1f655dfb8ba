import { execFileSync } from 'node:child_process';
import { testSites } from './test-sites.mjs';

/** One process for each: Vite takes the keys from the environment it was started in. */
for (const { folder, env } of Object.values(testSites)) {
  execFileSync(process.execPath, ['build/build.mjs', folder], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
}
