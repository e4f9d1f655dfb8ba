import { readFileSync } from 'node:fs';

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

/** @param {readonly Result[]} results */
export function showSlowest(results) {
  console.log('\nThe slowest of them:');
  for (const { name, seconds } of results
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, shown)) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
}
