import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Note } from '../../src/contact/Note';
import { contactPage } from '../../src/content/pages/contact';
import { privacyId } from '../../src/content/routes';
import { inContainer } from '../support/frames';

const meta = {
  title: 'Components/Note: privacy, accessibility',
  id: 'components-note',
  component: Note,
  ...inContainer,
  args: { id: privacyId, ...contactPage.privacyNote },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What happens to a visitor's data, in a few points below a heading. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const note = within(canvas.getByRole('region', { name: args.heading }));
    const points = note.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(points).toEqual(args.points);
  },
};
