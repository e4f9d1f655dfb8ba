/** @typedef {import('./check.mjs').Finding} Finding */

/** @param {Finding[]} findings */
export function report(findings) {
  if (findings.length === 0) return 'The content is right.';
  const problems = findings.map(
    ({ file, line, column, entry, says, todo }) =>
      `${file}:${line}:${column}  ${entry}\n  ${says}\n  ${todo}`,
  );
  const count = findings.length === 1 ? '1 problem' : `${findings.length} problems`;
  return `${problems.join('\n\n')}\n\n${count} in the content.`;
}

/** @param {string} text */
const escapeMessage = (text) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** @param {string} text */
const escapeProperty = (text) => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * As GitHub takes it to show a problem on its line of a pull request. No sign of the content can end the
 * command or begin another.
 *
 * @param {Finding} finding
 */
export const annotation = ({ file, line, column, entry, says, todo }) =>
  `::error file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(entry)}::${escapeMessage(`${says} ${todo}`)}`;
