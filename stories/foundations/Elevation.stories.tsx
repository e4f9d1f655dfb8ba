import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { handbookMeta } from '../handbook/handbookMeta';
import { ElevationPage } from './ElevationPage';

const meta = {
  title: 'Foundations/Elevation',
  ...handbookMeta,
  tags: ['!autodocs'],
  render: () => <ElevationPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines and one shadow, and everything that casts it. */
export const Elevation: Story = {
  play: async ({ canvas, step }) => {
    await step('Only what floats casts a shadow', async () => {
      for (const [name, casts] of [
        ['At rest', false],
        ['Under the pointer', false],
        ['Floating', true],
      ] as const) {
        const { boxShadow } = getComputedStyle(canvas.getByRole('listitem', { name }));
        await expect(boxShadow !== 'none').toBe(casts);
      }
    });
    await step('The form, the notice and the bar float', async () => {
      const list = within(canvas.getByRole('list', { name: 'What floats' }));
      const names = list.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(names).toEqual(
        expect.arrayContaining(['components/ContactForm', 'layout/TopBar', 'notices/Notice']),
      );
    });
  },
};
