import type { Page } from 'playwright';

interface Report {
  type: string;
  result: { error?: { message?: string } };
}

/** Fails when axe itself failed, which the runner takes for a story without violations. */
export async function expectAxeToHaveRun(page: Page) {
  const failure = await page.evaluate(() => {
    const [finished] = globalThis.__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished') ?? [];
    const reports: Report[] = finished?.reporters ?? [];
    const error = reports.find(({ type }) => type === 'a11y')?.result.error;
    return error && (error.message ?? JSON.stringify(error));
  });
  if (failure) throw new Error(`The accessibility check itself failed: ${failure}`);
}
