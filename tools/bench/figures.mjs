/**
 * One figure of several runs. The spread says how far a difference can be trusted on this machine.
 *
 * @typedef {{ median: number, low: number, high: number }} Figure
 */

/** @param {readonly number[]} values @returns {Figure} */
function figure(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [below = 0, above = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return { median: (below + above) / 2, low: sorted[0] ?? 0, high: sorted.at(-1) ?? 0 };
}

/** @param {readonly Record<string, number>[]} rows of one measure */
function figures(rows) {
  const names = new Set(rows.flatMap(Object.keys));
  return Object.fromEntries(
    [...names].map((name) => [name, figure(rows.map((row) => row[name] ?? 0))]),
  );
}

/** @param {Figure | undefined} value as "median (lowest–highest)" */
export function words(value, digits = 0) {
  if (!value) return '–';
  const { median, low, high } = value;
  const [middle, from, to] = [median, low, high].map((number) => number.toFixed(digits));
  return from === to ? middle : `${middle} (${from}–${to})`;
}

/** @param {Figure} value @param {Figure} base */
export function ratio(value, base) {
  return base.median > 0 ? Number((value.median / base.median).toFixed(2)) : Number.NaN;
}

/**
 * Several runs of several measures, taking turns, so that whatever else the machine does hits all of them.
 *
 * @param {number} runs
 * @param {Record<string, () => Promise<Record<string, number>>>} measures
 * @returns {Promise<Record<string, Record<string, Figure>>>}
 */
export async function inTurns(runs, measures) {
  /** @type {Record<string, Record<string, number>[]>} */
  const rows = {};
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, measure] of Object.entries(measures)) {
      process.stderr.write(`\rrun ${run} of ${runs}: ${name}`.padEnd(60));
      rows[name] = [...(rows[name] ?? []), await measure()];
    }
  }
  process.stderr.write('\r'.padEnd(60));
  return Object.fromEntries(Object.entries(rows).map(([name, all]) => [name, figures(all)]));
}
