import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfficeHours } from '../../src/contact/OfficeHours';
import { contactPage } from '../../src/content/pages/contact';
import { inColumn } from '../support/frames';

export default {
  title: 'Components/Page parts/OfficeHours: opening times',
  id: 'components-officehours',
  component: OfficeHours,
  ...inColumn,
} satisfies Meta<typeof OfficeHours>;

/** When somebody is there, on the one warm panel of the contact page. */
export const Default: StoryObj<typeof OfficeHours> = {
  name: 'Three rows of hours',
  // Proves spec-2.17.
  play: async ({ canvas }) => {
    const hours = within(canvas.getByRole('region', { name: contactPage.officeHours }));
    const wordsOf = (role: string) =>
      hours.getAllByRole(role).map(({ textContent }) => textContent);
    await expect(wordsOf('term')).toEqual(['Monday-Friday', 'Saturday', 'Sunday']);
    const times = ['9:00 AM - 6:00 PM', '10:00 AM - 2:00 PM', 'Closed'];
    await expect(wordsOf('definition')).toEqual(times);
  },
};
