import { test } from '@playwright/test';

/** Rows of the tables of faults that Playwright cannot try in Firefox, by their names. */
const reasons: Record<string, string> = {
  '10: a phone link raises no question while a message is on its way':
    'Playwright waits for the page behind a link that no program opens.',
  "F: printed in the system's dark scheme before hydration, words are dark on paper":
    'Playwright cannot set the color scheme of the system over WebDriver BiDi.',
};

/** Skips a row that cannot be tried in the browser of this run, and says why. */
export const skipIfNotInFirefox = (row: string, browserName: string) =>
  test.skip(browserName === 'firefox' && row in reasons, reasons[row]);
