import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { behavior } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { onSite } from '../support/onSite';
import { expectNoticeGone, expectNoticeVisible, noticeArea } from './expectNotice';
import { NoticeButtons } from './NoticeButtons';

const sent = 'Message Sent!';

/** The notices' buttons in the middle, and one button in the lower right corner. */
function BusyCorner() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        minHeight: '100dvh',
        p: 2,
      }}
    >
      <Button sx={{ alignSelf: 'flex-end' }}>Upper corner</Button>
      <NoticeButtons />
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 20 }}>
        <Button>Above the corner</Button>
        <Button>Lower corner</Button>
      </Box>
    </Box>
  );
}

const meta = {
  title: 'Notices/Placement',
  component: NoticeButtons,
  ...onSite,
  tags: ['!autodocs', 'behavior'],
  render: () => <BusyCorner />,
  // The steps may take a busy machine longer than a notice lasts.
  parameters: { ...behavior, layout: 'fullscreen', noticesStay: true },
} satisfies Meta<typeof NoticeButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The notice and what has focus do not lie on each other. */
const expectUncovered = (control: HTMLElement) =>
  waitFor(async () => {
    await expect(control).toHaveFocus();
    await expect(
      overlaps(noticeArea().getBoundingClientRect(), control.getBoundingClientRect()),
    ).toBe(false);
  });

/** The notice stands where it does when nothing is in its way. */
const expectAtTheFoot = () =>
  waitFor(() =>
    expect(noticeArea().getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2),
  );

const stayClear: NonNullable<Story['play']> = async ({ canvas, step, userEvent }) => {
  const upper = canvas.getByRole('button', { name: 'Upper corner' });
  const lower = canvas.getByRole('button', { name: 'Lower corner' });

  await step('It appears while the button in its corner has focus', async () => {
    lower.focus();
    canvas.getByRole('button', { name: 'Message arrives' }).click();
    await expectNoticeVisible(sent);
    await expectUncovered(lower);
  });

  await step('Focus moves to the other corner, and to the first again', async () => {
    upper.focus();
    await expectAtTheFoot();
    await expectUncovered(upper);
    lower.focus();
    await expectUncovered(lower);
    const above = canvas.getByRole('button', { name: 'Above the corner' });
    above.focus();
    await expectAtTheFoot();
    await expectUncovered(above);
    lower.focus();
    await expectUncovered(lower);
  });

  await step('The next one is at the foot again when nothing is in its way', async () => {
    await userEvent.keyboard('{F8}{Escape}');
    await expectNoticeGone(sent);
    await userEvent.click(canvas.getByRole('button', { name: 'Message arrives' }));
    await expectNoticeVisible(sent);
    await expectAtTheFoot();
  });
};

/** A notice moves to the upper edge when it would cover the control that has focus. */
export const NeverOnTheFocusedControl: Story = { play: stayClear };

/** The same on a phone, where a notice is as wide as the screen. */
export const NeverOnTheFocusedControlOnAPhone: Story = {
  globals: onScreen('phone'),
  play: async (context) => {
    await stayClear(context);
  },
};
