/** Ends a command that cannot do its work. @param {string} message @returns {never} */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
