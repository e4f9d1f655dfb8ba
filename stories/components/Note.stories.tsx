import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Note } from '../../src/contact/Note';
import { contactPage } from '../../src/content/pages/contact';
import { privacyId } from '../../src/content/routes';
import { inContainer } from '../support/frames';

export default {
  title: 'Components/Page parts/Note: privacy, cookies, accessibility',
  id: 'components-note',
  component: Note,
  ...inContainer,
  args: {
    id: privacyId,
    heading: contactPage.privacyNote.heading,
    points: contactPage.privacyNote.points,
  },
} satisfies Meta<typeof Note>;

/** What happens to a visitor's data, in a few points below a heading. */
export const Default: StoryObj<typeof Note> = {
  name: 'Privacy: no cookies',
  play: async ({ canvas, args }) => {
    const note = within(canvas.getByRole('region', { name: args.heading }));
    const points = note.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(points).toEqual(args.points);
  },
};
