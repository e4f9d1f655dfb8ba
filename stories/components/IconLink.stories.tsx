import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seminarsPage } from '../../src/content/pages/seminars';
import { calendarPath } from '../../src/routes';
import { IconLink } from '../../src/ui/IconLink';

const { calendar } = seminarsPage.filter;

const meta = {
  title: 'Components/IconLink',
  component: IconLink,
  args: {
    icon: CalendarTodayOutlined,
    href: calendarPath('seminars'),
    download: true,
    children: calendar,
  },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A small action: here it saves a file for the visitor's calendar. Its icon says nothing of its own. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: calendar });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
