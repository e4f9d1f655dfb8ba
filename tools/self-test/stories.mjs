import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { limits } from '../limits.mjs';
import { runStories } from '../story-runner.mjs';

const config = '.storybook/self-test';

/**
 * Why each story of `.storybook/self-test` has to fail; none, for the one that must not.
 *
 * @type {Record<string, RegExp | undefined>}
 */
const reasons = {
  Sound: undefined,
  AssertsNothing: /The story asserts nothing/,
  MissingText: /Unable to find an element with the text: Nobody wrote this/,
  ThrowsWhileDrawn: /Thrown while drawn/,
  ThrowsInBoundary: /Thrown in a boundary/,
  ConsoleError: /error: Said on the console/,
  UnhandledRejection: /Rejected in an effect/,
  ThrowsInHandler: /Thrown in a handler/,
  AxeViolation: /\(button-name\)/,
  AxeCrash: /The accessibility check itself failed: No elements found/,
  PageWithoutMain: /\(landmark-one-main\)/,
  WrongViewport: /expected 1280 to be 390/,
  UnknownViewport: /No viewport is called "fone"/,
  UnmockedRequest: /intercepted a request without a matching request handler/,
  InvisibleWords: /\(color-contrast\)/,
  InvisibleInTheDark: /Too little contrast.*dark: main.*1:1/s,
  LowContrastInTheDark: /Too little contrast.*dark/s,
  LowContrastWhenHovered: /Too little contrast.*light and hovered/s,
  UndeclaredVariable: /MuiBox --mui-palette-nothing, in the light scheme: see the component/,
  UndefinedInStyle: /A style holds no value: border:1px solid undefined;/,
  TooWide: /Too wide for 320 px/,
  CutOff: /Too wide for 320 px/,
  MovesDespiteTheReader: /Moves although less motion was asked for/,
  AwaitsNothing: /awaited something for 9 s that does not come. Step "Wait for the impossible"/,
  KeepsBusy: /kept the page busy for 9 s. Step "Count to the end"/,
};

/** For a story that the list above forgot: it matches nothing. */
const unexplained = /(?!)/;

/**
 * Runs the broken stories the way all stories are run.
 *
 * @param {string} folder for what comes up on the way
 * @returns {Promise<import('../self-test.mjs').Case[]>}
 */
export async function testStories(folder) {
  const storybook = join(folder, 'storybook');
  execFileSync(
    'npx',
    ['storybook', 'build', '--config-dir', config, '--output-dir', storybook, '--loglevel', 'warn'],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  const file = join(folder, 'results.json');
  process.env.SHORT_LIMITS = 'yes';
  await runStories({ storybook, config, results: file, quiet: true });
  const failures = readFailures(file);
  return [...new Set([...Object.keys(reasons), ...failures.keys()])].map((name) => ({
    kind: name,
    reason: name in reasons ? reasons[name] : unexplained,
    failure: failures.get(name) ?? 'It was not run.',
  }));
}

/**
 * What each story failed with: nothing, for one that passed.
 *
 * @param {string} file
 * @returns {Map<string, string>}
 */
function readFailures(file) {
  /** @type {{ testResults: { assertionResults: { ancestorTitles: string[], duration: number, failureMessages: string[] }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ ancestorTitles, duration, failureMessages }) => [
        ancestorTitles.at(-1) ?? '',
        duration < limits.wait
          ? stripVTControlCharacters(failureMessages.join('\n'))
          : `It took until the limit, ${duration} ms: see .storybook/patience.ts.`,
      ]),
  );
}
