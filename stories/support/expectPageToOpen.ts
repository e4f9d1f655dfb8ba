import { expect, waitFor, within } from 'storybook/test';

/** Waits for the page with this heading; it opens with focus on the heading, at its very top. */
export async function expectPageToOpen(canvasElement: HTMLElement, heading: string) {
  const canvas = within(canvasElement);
  await waitFor(() =>
    expect(canvas.getByRole('heading', { level: 1, name: heading })).toHaveFocus(),
  );
  await expect(window.scrollY).toBe(0);
}
