import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfficeHoursPanel } from '../../src/components/OfficeHoursPanel';
import { company } from '../../src/content/company';
import { officeHours } from '../../src/content/office';
import { contactPage } from '../../src/content/pages/contact';
import { hoursAsRead } from '../../src/lib/officeHours';
import { edgeTexts } from '../fixtures/edgeTexts';
import { inColumn } from '../support/frames';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const meta = {
  title: 'Components/OfficeHoursPanel',
  component: OfficeHoursPanel,
  ...inColumn,
  args: {
    heading: contactPage.officeHours,
    hours: hoursAsRead,
    timeZone: company.timeZone.name,
  },
} satisfies Meta<typeof OfficeHoursPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days on the left, hours on the right; each hour belongs to its days for those who listen too. */
// Proves 2.20
export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Office Hours' }));
    const days = panel.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(days).toEqual(hoursAsRead.map((row) => row.days));
    const hours = panel.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(hours).toEqual(hoursAsRead.map((row) => row.hours));
    // The specification fixes these; closures come below them.
    const fixed = officeHours.length;
    await expect(days.slice(0, fixed)).toEqual(['Monday-Friday', 'Saturday', 'Sunday']);
    await expect(hours.slice(0, fixed)).toEqual([
      '9:00 AM - 6:00 PM',
      '10:00 AM - 2:00 PM',
      'Closed',
    ]);
  },
};

/** On the smallest phone hours that do not fit beside their days move under them. */
export const SmallScreen: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: {
    hours: [
      ...hoursAsRead,
      { days: edgeTexts.word, hours: '10:00 AM - 12:00 PM and 1:00 PM - 4:00 PM' },
    ],
  },
  play: async ({ canvas }) => {
    const days = canvas.getByText(edgeTexts.word).getBoundingClientRect();
    const [hours] = canvas.getAllByRole('definition').slice(-1);
    await expect(hours?.getBoundingClientRect().top).toBeGreaterThanOrEqual(days.bottom);
  },
};
