import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { HiddenText } from '../../src/ui/HiddenText';
import { noSnapshot } from '../support/modes';

const meta = {
  title: 'Components/HiddenText',
  component: HiddenText,
  parameters: noSnapshot('It is heard and not seen.'),
  args: { children: layoutText.closeMenu },
  render: (args) => (
    <IconButton>
      <HiddenText {...args} />
      <CloseRounded />
    </IconButton>
  ),
} satisfies Meta<typeof HiddenText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name of a button that shows an icon alone, in the text of the page, where translators find it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(args.children);
    await expect(canvas.getByText(args.children).getBoundingClientRect().width).toBe(1);
  },
};
