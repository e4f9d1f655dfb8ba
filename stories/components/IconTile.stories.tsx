import ForumOutlined from '@mui/icons-material/ForumOutlined';
import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IconTile } from '../../src/components/IconTile';
import { darkPalette, lightPalette } from '../../src/theme/palette';
import { inContainer } from '../support/frames';

const meta = {
  title: 'Components/IconTile',
  component: IconTile,
  ...inContainer,
  args: { icon: MicNoneOutlined },
} satisfies Meta<typeof IconTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration: those who listen are not told of it. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon).toBeVisible();
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const tile = icon?.parentElement;
    const { background } = globals.scheme === 'dark' ? darkPalette : lightPalette;
    await waitFor(() =>
      expect(tile).toHaveStyle({
        backgroundColor: args.tone === 'warm' ? background.tileWarm : background.tile,
      }),
    );
    const size = tile?.getBoundingClientRect();
    await expect(size?.width).toBe(size?.height);
  },
};

/** The second color, for variety among several. */
export const Warm: Story = { ...Default, args: { icon: ForumOutlined, tone: 'warm' } };
