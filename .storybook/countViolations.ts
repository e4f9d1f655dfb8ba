import type { AxeReporter, AxeResults } from 'axe-core';

/**
 * Words in the very color of what lies behind them, which axe leaves to a person to judge. With forced
 * colors the browser puts a plate behind words that axe does not see.
 */
function invisibleWords({ incomplete }: AxeResults) {
  if (matchMedia('(forced-colors: active)').matches) return [];
  return incomplete
    .map((result) => ({
      ...result,
      nodes: result.nodes.filter(({ any }) =>
        any.some(({ data }) => data?.messageKey === 'equalRatio'),
      ),
    }))
    .filter(({ nodes }) => nodes.length > 0);
}

/**
 * Counts invisible words as violations. What axe could not decide, such as the contrast of words on a picture,
 * stays in the panel as inconclusive; `checks/contrast.ts` and the palette's story measure that.
 */
export const countViolations: AxeReporter = (results, options, resolve, reject) => {
  // The accessibility addon fetches axe with its first check, and axe reports at once or never.
  const report = globalThis.axe.getReporter<AxeResults>('v2');
  report(
    results,
    options,
    (counted) =>
      resolve({ ...counted, violations: [...counted.violations, ...invisibleWords(counted)] }),
    reject,
  );
};
