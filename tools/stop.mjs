/**
 * Ends a command that cannot do its work.
 *
 * @param {string} message says in one sentence why, and what to do
 * @returns {never}
 */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
