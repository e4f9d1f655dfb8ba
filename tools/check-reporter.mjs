import { relative } from 'node:path';
import { limits } from './limits.mjs';

/**
 * @typedef {import('@playwright/test/reporter').Reporter} Reporter
 * @typedef {import('@playwright/test/reporter').TestCase} TestCase
 * @typedef {import('@playwright/test/reporter').TestResult} TestResult
 * @typedef {import('@playwright/test/reporter').TestStep} TestStep
 *
 * @typedef {object} Running
 * @property {TestCase} test
 * @property {TestStep[]} calls that have begun and not ended, the innermost last
 * @property {TestStep} [last] the call that ended last
 * @property {number} since when the last call began or ended
 */

/**
 * Says which check makes no progress and what it waits for, long before the limit of a whole check.
 *
 * @implements {Reporter}
 */
export default class CheckReporter {
  /** @type {Map<TestResult, Running>} */
  running = new Map();
  timer = setInterval(() => this.findHangs(), 1000);

  /** @param {TestCase} test @param {TestResult} result */
  onTestBegin(test, result) {
    this.running.set(result, { test, calls: [], since: performance.now() });
  }

  /** @param {TestCase} _test @param {TestResult} result @param {TestStep} step */
  onStepBegin(_test, result, step) {
    const one = this.running.get(result);
    if (one) Object.assign(one, { calls: [...one.calls, step], since: performance.now() });
  }

  /** @param {TestCase} _test @param {TestResult} result @param {TestStep} step */
  onStepEnd(_test, result, step) {
    const one = this.running.get(result);
    const calls = one?.calls.filter((other) => other !== step);
    if (one) Object.assign(one, { calls, last: step, since: performance.now() });
  }

  /** @param {TestCase} _test @param {TestResult} result */
  onTestEnd(_test, result) {
    this.running.delete(result);
  }

  onEnd() {
    clearInterval(this.timer);
  }

  printsToStdio() {
    return false;
  }

  findHangs() {
    for (const [result, { test, calls, last, since }] of this.running) {
      if (performance.now() - since < limits.progress) continue;
      const pending = calls.at(-1);
      const where = pending
        ? `It waits in ${describe(pending)}.`
        : `It awaits something that does not come, after ${last ? describe(last) : 'its start'}.`;
      const check = `${placeOf(test.location)} › ${test.title}`;
      console.error(`\nNo progress for ${limits.progress / 1000} s: ${check}. ${where}`);
      this.running.delete(result);
    }
  }
}

/** @param {TestStep} step */
function describe({ title, location }) {
  return location ? `${title} at ${placeOf(location)}` : title;
}

/** @param {{ file: string, line: number }} location */
function placeOf({ file, line }) {
  return `${relative('', file)}:${line}`;
}
