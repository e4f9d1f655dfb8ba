import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconLink } from '../../src/components/IconLink';
import { seminarsPage } from '../../src/content/pages/seminars';
import { hoverModes } from '../support/modes';

const meta = {
  title: 'Components/IconLink',
  component: IconLink,
  args: {
    icon: CalendarTodayOutlined,
    label: seminarsPage.filter.calendar(18, true),
    href: '#calendar',
  },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words are the name of the link, and all of it can be pressed. */
export const Default: Story = {
  parameters: { chromatic: { modes: hoverModes } },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: args.label });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
