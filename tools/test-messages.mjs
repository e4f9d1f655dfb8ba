import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Sends many messages through every fault of `tests/messages.spec.ts` and prints what became of them:
 * `npm run test:messages -- --sends 1000 --seed 7`. Needs the sites of `npm run build:test-sites`.
 */
const { values } = parseArgs({
  options: { sends: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const { status } = spawnSync('npx', ['playwright', 'test', 'tests/messages.spec.ts'], {
  env: { ...process.env, SENDS: values.sends, SEED: values.seed },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
