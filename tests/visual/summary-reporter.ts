import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const difference = /(\d+) pixels|Expected an image .* received .*px\.|only in how edges/;
const mostStories = 40;

/** Tells how many photographs are the same, and which are not: a line for each story. */
export default class SummaryReporter implements Reporter {
  private taken = 0;
  private same = 0;
  private failed = 0;
  private readonly lines = new Map<string, string[]>();

  onTestEnd(test: TestCase, { status, error }: TestResult) {
    this.taken += 1;
    if (process.stdout.isTTY) process.stdout.write(`\r${this.taken} photographs compared`);
    if (status === 'passed') {
      this.same += 1;
      return;
    }
    const [message = status] = stripVTControlCharacters(error?.message ?? status).split('\n\n', 1);
    const found = stripVTControlCharacters(error?.message ?? '').match(difference);
    if (!found) this.failed += 1;

    const [, story = test.title, mode = ''] = test.title.match(/^(.*) › (.*)$/) ?? [];
    const what = found ? (found[1] ? `${found[1]} px` : found[0]) : message;
    this.lines.set(story, [...(this.lines.get(story) ?? []), `${mode}: ${what}`]);
  }

  onEnd() {
    const stories = [...this.lines].map(([story, modes]) => `  ${story}: ${modes.join(', ')}`);
    const different = this.taken - this.same - this.failed;
    console.log(
      [
        '',
        ...stories.slice(0, mostStories),
        ...(stories.length > mostStories
          ? [`  … and ${stories.length - mostStories} more stories`]
          : []),
        `${this.taken} photographs: ${this.same} the same, ${different} different, ${this.failed} could not be taken`,
      ].join('\n'),
    );
  }
}
