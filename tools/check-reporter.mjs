import { relative } from 'node:path';
import { limits } from './limits.mjs';
import { childProcesses, forgetTimes, keepTime, treeSeconds } from './processor-time.mjs';

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
 * @property {number} [used] processor seconds of its worker before it
 */

/**
 * Says which check makes no progress and what it waits for, long before the limit of a whole check. Keeps
 * what each has cost.
 *
 * @implements {Reporter}
 */
export default class CheckReporter {
  /** @type {Map<TestResult, Running>} */
  running = new Map();
  /** @type {number[]} */
  workers = [];
  timer = setInterval(() => this.findHangs(), 1000);

  onBegin() {
    forgetTimes('site');
  }

  /** @param {TestCase} test @param {TestResult} result */
  onTestBegin(test, result) {
    const used = this.used(result);
    this.running.set(result, { test, calls: [], since: performance.now(), used });
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

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, result) {
    const before = this.running.get(result)?.used;
    const after = this.used(result);
    if (before !== undefined && after !== undefined) {
      const name = `${placeOf(test.location).replace(/^tests./, '')} › ${test.title}`;
      keepTime('site', name, after - before);
    }
    this.running.delete(result);
  }

  onEnd() {
    clearInterval(this.timer);
  }

  printsToStdio() {
    return false;
  }

  /**
   * Processor time of a check's worker so far, its browser included. Workers are numbered as they start.
   *
   * @param {TestResult} result
   */
  used({ workerIndex }) {
    if (workerIndex >= this.workers.length) {
      this.workers.push(...childProcesses().filter((id) => !this.workers.includes(id)));
    }
    return treeSeconds(this.workers[workerIndex]);
  }

  findHangs() {
    for (const one of this.running.values()) {
      const { test, calls, last, since } = one;
      if (performance.now() - since < limits.progress) continue;
      const pending = calls.at(-1);
      const where = pending
        ? `It waits in ${describe(pending)}.`
        : `It awaits something that does not come, after ${last ? describe(last) : 'its start'}.`;
      const check = `${placeOf(test.location)} › ${test.title}`;
      console.error(`\nNo progress for ${limits.progress / 1000} s: ${check}. ${where}`);
      one.since = Number.POSITIVE_INFINITY;
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
