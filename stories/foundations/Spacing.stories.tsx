import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { container, spacingScale, spacingUnit, target } from '../../src/theme/tokens';
import { handbookMeta } from '../handbook/handbookMeta';
import { SpacingPage, stepInPixels } from './SpacingPage';

const meta = {
  title: 'Foundations/Spacing',
  ...handbookMeta,
  tags: ['!autodocs'],
  render: () => <SpacingPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The distances to choose from and the measures all pages share. */
export const Spacing: Story = {
  play: async ({ canvas, step }) => {
    await step('Each step of the scale is drawn as long as it is', async () => {
      const rows = within(canvas.getByRole('region', { name: 'Scale' })).getAllByRole('listitem');
      await expect(rows).toHaveLength(spacingScale.length);
      for (const [index, size] of spacingScale.entries()) {
        await expect(stepInPixels(size)).toBe(size * spacingUnit);
        await expect(rows[index]).toHaveTextContent(`${size}${stepInPixels(size)} px`);
        const bar = rows[index]?.lastElementChild?.getBoundingClientRect();
        await expect(bar?.width).toBeCloseTo(stepInPixels(size), 1);
      }
    });
    await step('The scale grows from step to step and keeps to a grid of 4 px', async () => {
      const sizes = spacingScale.map(stepInPixels);
      await expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
      await expect(sizes.filter((size) => size % 4 !== 0)).toEqual([]);
    });
    await step('Targets are as large as WCAG 2.5.5 asks', async () => {
      await expect(target).toBeGreaterThanOrEqual(44);
      const measures = canvas.getByRole('region', { name: 'Measures' });
      await expect(measures).toHaveTextContent(`container.width${container.width} px`);
    });
  },
};
