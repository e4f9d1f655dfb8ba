import type { Page } from '@playwright/test';

/**
 * Notes what a page complains of: what its policy has blocked, errors, and errors and warnings in the
 * console. A 404 for the page itself does not count.
 */
export async function watchComplaints(page: Page) {
  const violations: string[] = [];
  const others: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note = (window as unknown as { noteViolation: (text: string) => void }).noteViolation;
      note([event.effectiveDirective, event.blockedURI, event.sample].join(' '));
    });
  });
  page.on('pageerror', (error) => others.push(error.message));
  page.on('console', (message) => {
    if (!/^(error|warning)$/.test(message.type())) return;
    if (!/status of 404/.test(message.text())) others.push(message.text());
  });
  return { violations, others };
}
