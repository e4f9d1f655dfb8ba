import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { theme } from '../../src/theme';
import { duration } from '../../src/theme/tokens';
import { handbookMeta } from '../handbook/handbookMeta';
import { MotionPage } from './MotionPage';

const meta = {
  title: 'Foundations/Motion',
  ...handbookMeta,
  tags: ['!autodocs'],
  render: () => <MotionPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** How far each runner has come along its track, from 0 to 1. */
function progress(row: HTMLElement): number {
  const runner = row.querySelector('[data-runner]');
  const track = runner?.parentElement;
  if (!runner || !track) throw new Error('A row without its runner.');
  const room = track.clientWidth - runner.clientWidth;
  const way = runner.getBoundingClientRect().left - track.getBoundingClientRect().left;
  return Math.round(way / room);
}

/** How long colours, movements and the drawer take. */
export const Motion: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const rows = within(canvas.getByRole('list', { name: 'Durations' })).getAllByRole('listitem');
    await step('Every duration of the theme is shown, none above half a second', async () => {
      const shown = rows.map(({ textContent }) => textContent);
      await expect(shown).toEqual(
        Object.entries(duration).map(([name, milliseconds]) => `${name}${milliseconds} ms`),
      );
      await expect(Math.max(...Object.values(duration))).toBeLessThanOrEqual(500);
    });
    await step('Press Move: each runner goes to its other end', async () => {
      await expect(rows.map(progress)).toEqual([0, 0, 0, 0]);
      await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
      await waitFor(() => expect(rows.map(progress)).toEqual([1, 1, 1, 1]));
    });
    await step('Press it again: back they go', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move', pressed: true }));
      await waitFor(() => expect(rows.map(progress)).toEqual([0, 0, 0, 0]));
    });
    await step('The reader’s wish for less motion is heard', async () => {
      await expect(theme.motion.reducedMotion).toBe('system');
    });
  },
};
