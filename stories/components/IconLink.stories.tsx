import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seminarsPage } from '../../src/content/pages/seminars';
import { IconLink } from '../../src/ui/IconLink';

export default {
  title: 'Components/Actions/IconLink',
  id: 'components-iconlink',
  component: IconLink,
  args: { icon: CalendarTodayOutlined, href: '#', children: seminarsPage.card.addToCalendar },
} satisfies Meta<typeof IconLink>;

/** A small action in words; screen readers pass over the icon. */
export const Default: StoryObj<typeof IconLink> = {
  name: 'Add to calendar',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: seminarsPage.card.addToCalendar });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link.querySelector('svg')).toBeVisible();
  },
};
