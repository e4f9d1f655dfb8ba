import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Runs the command of a package, without the second that npx takes to find it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code
 */
export async function run(command, args, options) {
  const isWindows = process.platform === 'win32';
  const file = join('node_modules', '.bin', command);
  // A command of Windows is a script for its shell, which splits arguments at blanks.
  const quoted = isWindows ? args.map((arg) => `"${arg}"`) : args;
  const child = spawn(file, quoted, { stdio: 'inherit', ...options, shell: isWindows });
  const [exitCode] = await once(child, 'exit');
  return exitCode ?? 1;
}
