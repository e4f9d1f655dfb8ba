import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Note } from '../../src/components/Note';
import { company } from '../../src/content/company';
import { accessibilityNote } from '../../src/content/pages/accessibility';
import { privacyNote } from '../../src/content/pages/privacy';
import { inContainer } from '../support/frames';

const meta = {
  title: 'Components/Note',
  // The address that it has always had.
  id: 'components-privacynote',
  component: Note,
  ...inContainer,
  args: privacyNote,
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says which data is sent and to whom, which stays in the browser, and that nobody is followed. */
export const Default: Story = {
  name: 'Privacy, without cookies',
  play: async ({ canvas }) => {
    const note = canvas.getByRole('region', { name: privacyNote.heading });
    const points = within(note).getAllByRole('listitem');
    await expect(points.map(({ textContent }) => textContent)).toEqual(privacyNote.points);
  },
};

/** Says which guidelines are met, how that is tested, and where to report a problem. */
export const Accessibility: Story = {
  args: {
    heading: accessibilityNote.heading,
    points: accessibilityNote.points,
    children: <Link href={`mailto:${company.supportEmail}`}>{accessibilityNote.contact}</Link>,
  },
  play: async ({ args, canvas }) => {
    const note = within(canvas.getByRole('region', { name: args.heading }));
    const points = note.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(points).toEqual(args.points);
    await expect(note.getByRole('link', { name: accessibilityNote.contact })).toBeVisible();
  },
};
