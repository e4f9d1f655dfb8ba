import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';

/**
 * What stories and checks cost in processor seconds, which unlike those of a clock are the same on a busy
 * machine.
 *
 * @typedef {'stories' | 'site'} Kind
 */
const folder = 'test-results/processor';

/** Ticks of a processor second, as Linux tells them to programs. */
const ticks = 100;

/** @returns {number[]} the processes that this one has started and that run, the oldest first */
export function childProcesses() {
  const children = readProcesses().filter(({ parent }) => parent === process.pid);
  return children.toSorted((a, b) => a.start - b.start).map(({ id }) => id);
}

/**
 * Processor seconds of a process and of all that it has started. Only Linux tells them.
 *
 * @param {number | undefined} root its number
 * @returns {number | undefined}
 */
export function treeSeconds(root) {
  const processes = readProcesses();
  const tree = processes.filter(({ id }) => id === root);
  for (const { id } of tree) tree.push(...processes.filter(({ parent }) => parent === id));
  return tree.length > 0 ? tree.reduce((sum, { used }) => sum + used, 0) / ticks : undefined;
}

/** What each process has used counts its children that have ended. */
function readProcesses() {
  if (process.platform !== 'linux') return [];
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.map((id) => {
    const stat = readOrNothing(`/proc/${id}/stat`);
    // The second field is a name in parentheses, which may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const used = fields.slice(11, 15).reduce((sum, time) => sum + time, 0);
    return { id: Number(id), parent: fields[1], start: fields[19] ?? 0, used };
  });
}

/** A process may end at any time. @param {string} file */
function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {Kind} kind */
export function forgetTimes(kind) {
  rmSync(`${folder}/${kind}`, { force: true });
}

/** @param {Kind} kind @param {string} name @param {number} seconds */
export function keepTime(kind, name, seconds) {
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}/${kind}`, `${JSON.stringify({ name, seconds })}\n`);
}

/** @param {Kind} kind @returns {import('./results.mjs').Result[]} */
export function readTimes(kind) {
  const lines = readOrNothing(`${folder}/${kind}`).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}
