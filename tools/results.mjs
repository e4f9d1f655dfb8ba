import { readFileSync } from 'node:fs';
import { readTimes } from './processor-time.mjs';

/** @typedef {{ name: string, seconds: number }} Result */

export const storyResults = 'test-results/stories.json';
export const siteResults = 'test-results/site.json';
const shown = 10;

/** @returns {Result[]} every story of the last run */
export function readStoryResults() {
  /** @type {{ testResults: { assertionResults: { ancestorTitles: string[], duration: number | null }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(storyResults, 'utf8'));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ ancestorTitles, duration }) => ({
      name: ancestorTitles.join(' › '),
      seconds: (duration ?? 0) / 1000,
    }));
}

/** @returns {Result[]} every check of the built site in the last run */
export function readSiteResults() {
  /** @type {import('@playwright/test/reporter').JSONReport} */
  const { suites } = JSON.parse(readFileSync(siteResults, 'utf8'));
  return suites.flatMap(resultsOf);
}

/** @param {import('@playwright/test/reporter').JSONReportSuite} suite @returns {Result[]} */
function resultsOf({ specs, suites = [] }) {
  const own = specs.map(({ file, title, tests }) => ({
    name: `${file} › ${title}`,
    seconds: Math.max(...tests.flatMap(({ results }) => results.map((run) => run.duration))) / 1000,
  }));
  return [...own, ...suites.flatMap(resultsOf)];
}

/**
 * Names what takes most: processor seconds where the system tells them, else those of the clock, which
 * count waiting, too.
 *
 * @param {import('./processor-time.mjs').Kind} kind
 */
export function showDearest(kind) {
  const times = readTimes(kind);
  const results =
    times.length > 0 ? times : { stories: readStoryResults, site: readSiteResults }[kind]();
  const unit = times.length > 0 ? 'processor seconds' : 'seconds';
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`\n${results.length} take ${total.toFixed(1)} ${unit}. Most of them:`);
  for (const { name, seconds } of results
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, shown)) {
    console.log(`${seconds.toFixed(1).padStart(6)}  ${name}`);
  }
}
