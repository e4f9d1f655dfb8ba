import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { radius } from '../../src/theme/tokens';
import { handbookMeta } from '../handbook/handbookMeta';
import { RadiiPage } from './RadiiPage';

const meta = {
  title: 'Foundations/Radii',
  ...handbookMeta,
  tags: ['!autodocs'],
  render: () => <RadiiPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** How round the corners of panels, pictures, cards, fields and buttons are. */
export const Radii: Story = {
  play: async ({ canvas, canvasElement }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await expect(names).toEqual(Object.keys(radius));
    for (const [name, size] of Object.entries(radius)) {
      const corner = canvasElement.querySelector(`[data-radius=${name}]`) ?? document.body;
      await expect(getComputedStyle(corner).borderTopLeftRadius).toBe(size);
    }
  },
};
