import { spawnSync } from 'node:child_process';

/**
 * Publishes the Storybook to Chromatic, which takes screenshots of it; settings are in `chromatic.config.json`,
 * more arguments go to its command line. Without a token there is nowhere to publish to: in CI that is
 * fine, as in a fork, while somebody who calls this wants to know.
 */
const token = process.env.CHROMATIC_PROJECT_TOKEN;

if (!token) {
  const missing = 'CHROMATIC_PROJECT_TOKEN is not set';
  if (process.env.CI) {
    console.log(`Chromatic is skipped: ${missing}.`);
  } else {
    console.error(`${missing}: it stands on the "Manage" page of the project in Chromatic.`);
    console.error('"npm run test:visual" compares screenshots on this machine and needs no token.');
    process.exitCode = 1;
  }
} else {
  const { status } = spawnSync('npx', ['chromatic', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
