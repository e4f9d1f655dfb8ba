import ForumOutlined from '@mui/icons-material/ForumOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconTile } from '../../src/home/IconTile';

export default {
  title: 'Components/Pictures/IconTile',
  id: 'components-icontile',
  component: IconTile,
  args: { icon: ForumOutlined },
} satisfies Meta<typeof IconTile>;
type Story = StoryObj<typeof IconTile>;

/** An icon on a soft square. Screen readers pass over it. */
export const Default: Story = {
  name: 'In the brand color',
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent(/^$/);
    const icon = canvasElement.querySelector('svg');
    await expect(icon).toBeVisible();
    const { backgroundColor, color } = getComputedStyle(icon?.parentElement ?? canvasElement);
    for (const part of [backgroundColor, color]) {
      const [red = 0, , blue = 0] = Array.from(part.matchAll(/\d+/g), Number);
      await expect(red > blue, part).toBe(args.tone === 'warm');
    }
  },
};

/** The accent color, which is decoration, too. */
export const Warm: Story = { ...Default, args: { tone: 'warm' }, name: 'In the accent color' };
