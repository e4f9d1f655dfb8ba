import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/**
 * Scores and figures of Lighthouse for one page as a phone sees it. Lighthouse now and then loses sight of a
 * page; then it looks again.
 *
 * @param {number} port of the browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>}
 */
export async function measureLighthouse(port, url, attemptsLeft = 3) {
  const result = await lighthouse(url, { port, onlyCategories: categories });
  if (result && !result.lhr.runtimeError) {
    const { lhr } = result;
    return {
      ...Object.fromEntries(
        categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
      ),
      ...Object.fromEntries(
        Object.entries(audits).map(([name, id]) => [
          name,
          lhr.audits[id]?.numericValue ?? Number.NaN,
        ]),
      ),
    };
  }
  const reason = `${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`;
  if (attemptsLeft === 1) throw new Error(reason);
  console.warn(`\nOnce more, ${reason}`);
  return measureLighthouse(port, url, attemptsLeft - 1);
}
