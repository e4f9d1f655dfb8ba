import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lists at the end of a run the checks that were skipped on this machine, and why. */
export default class Skipped implements Reporter {
  private readonly reasons: string[] = [];

  onTestEnd({ title }: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations) {
      if (type === 'skip') this.reasons.push(`${title}: ${description}`);
    }
  }

  onEnd(_result: FullResult) {
    if (this.reasons.length === 0) return;
    console.log(`\nNot looked at on this machine: ${this.reasons.length}`);
    for (const reason of this.reasons) console.log(`- ${reason}`);
  }
}
