import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Visit } from '../../src/contact/Visit';
import { addressLine } from '../../src/content/office';
import { contactPage } from '../../src/content/pages/contact';
import { inContainer } from '../support/frames';

export default {
  title: 'Components/Page parts/Visit: map, directions',
  id: 'components-visit',
  component: Visit,
  ...inContainer,
} satisfies Meta<typeof Visit>;

/** Where the rooms are, and how to get in: the address stays as it is in a translated page. */
export const Default: StoryObj<typeof Visit> = {
  name: 'Address and ways to get there',
  play: async ({ canvas }) => {
    const { heading, parts } = contactPage.visit;
    const visit = within(canvas.getByRole('region', { name: heading }));
    await expect(visit.getByText(addressLine)).toHaveAttribute('translate', 'no');
    const words = visit.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(words).toEqual(Object.values(parts));
  },
};
