import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says at the end of a run what could not be looked at on this machine, and why. */
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
