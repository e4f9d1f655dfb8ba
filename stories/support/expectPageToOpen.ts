import { expect, waitFor, within } from 'storybook/test';

/** Waits for the page with this heading; it opens with focus on the heading, at its very top. */
export async function expectPageToOpen(canvasElement: HTMLElement, heading: string) {
  const canvas = within(canvasElement);
  const opened = () => canvas.getByRole('heading', { level: 1, name: heading });
  await waitFor(() => expect(opened()).toHaveFocus());
  await waitFor(() => expect(opened()).toBeVisible());
  await expect(window.scrollY).toBe(0);
}
