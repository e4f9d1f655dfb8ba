const shown = 10;

/** A reporter of Jest that tells, after all stories have run, which ones took longest. */
export default class SlowestStories {
  /**
   * @param {unknown} _contexts
   * @param {import('@jest/reporters').AggregatedResult} results
   */
  onRunComplete(_contexts, { testResults, startTime }) {
    const stories = testResults
      .flatMap((file) => file.testResults)
      .map(({ ancestorTitles, duration }) => ({
        name: ancestorTitles.join(' › '),
        duration: duration ?? 0,
      }))
      .sort((a, b) => b.duration - a.duration);
    const seconds = (Date.now() - startTime) / 1000;
    console.log(`\n${stories.length} stories in ${seconds.toFixed(1)} s, the slowest of them:`);
    for (const { name, duration } of stories.slice(0, shown)) {
      console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`);
    }
  }
}
