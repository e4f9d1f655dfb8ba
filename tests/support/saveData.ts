import type { Page } from '@playwright/test';

/** A browser that is asked to save data, so that no code is there before it is needed. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
