import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { NoticeText } from '../../src/content/notices';
import { noticeAreaText, noticeTexts } from '../../src/content/notices';
import { NoticeCard } from '../../src/notices/NoticeCard';
import { Notices } from '../../src/notices/Notices';
import { notify } from '../../src/notices/notify';
import { longTexts, samples } from '../fixtures/samples';
import { inFrame } from '../support/frames';
import { inForcedColors, onSmallScreen, sameColors } from '../support/modes';
import { expectNotice, noticeArea, withNotices } from '../support/notices';

const { sent, sendFailed } = noticeTexts;
const registered = noticeTexts.registered(samples.webinar.title);
const long = noticeTexts.registered(longTexts.title);

const meta = {
  // The words that people search for. The addresses stay short.
  title: 'Notices/Notices: toasts, notifications, popups',
  id: 'notices-notices',
  component: Notices,
  subcomponents: { NoticeCard },
  decorators: [withNotices],
  parameters: inFrame(280),
  render: () => (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => notify('success', sent)}>Message arrives</Button>
      <Button onClick={() => notify('error', sendFailed)}>Message fails</Button>
      <Button onClick={() => notify('success', registered)}>Register</Button>
      <Button onClick={() => notify('success', long)}>Register for a long title</Button>
    </Stack>
  ),
} satisfies Meta<typeof Notices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Presses a button, and leaves the pointer on the notice, under which it stays. */
async function show({ canvas, userEvent }: Context, button: string, notice: NoticeText) {
  await userEvent.click(canvas.getByRole('button', { name: button }));
  await expectNotice(notice);
  await userEvent.hover(screen.getByText(notice.text));
}

const dismissButton = () =>
  within(noticeArea()).getByRole('button', { name: noticeAreaText.dismiss });

/** A message has arrived. A notice leaves after five seconds, unless the pointer or focus is on it, as here. */
export const ToastSuccess: Story = {
  name: 'Toast success: message sent',
  // Proves spec-2.5, spec-8.2.
  play: async (context) => {
    await show(context, 'Message arrives', sent);
    await expect(dismissButton()).toBeVisible();
  },
};

/** A message could not be sent: the destructive style, and the address to write to. */
export const ToastError: Story = {
  name: 'Toast error: not sent',
  // Proves spec-8.1.
  tags: ['!autodocs'],
  play: (context) => show(context, 'Message fails', sendFailed),
};

/** Register Now names the seminar. */
export const ToastRegistration: Story = {
  name: 'Toast registration',
  // Proves spec-8.3.
  tags: ['!autodocs'],
  play: (context) => show(context, 'Register', registered),
};

/** A seminar with a very long title, on the smallest phone: all of the notice can be read and dismissed. */
export const LongTitle: Story = {
  tags: ['!autodocs'],
  ...onSmallScreen,
  play: async (context) => {
    await show(context, 'Register for a long title', long);
    const { top, right } = dismissButton().getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(right).toBeLessThan(window.innerWidth);
  },
};

/** In forced colors, as Chromatic photographs it: the notice has an edge. */
export const ForcedColors: Story = {
  ...inForcedColors,
  play: (context) => show(context, 'Message fails', sendFailed),
};

/** F8 leads to the notice from anywhere, Esc closes it, and focus goes back. F8 has shown it once more here. */
export const Keys: Story = {
  name: 'F8 and Esc',
  tags: ['!autodocs'],
  parameters: sameColors,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Message arrives' });
    await userEvent.click(button);
    await expectNotice(sent);
    await userEvent.keyboard('{F8}');
    await expect(noticeArea()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(sent.text)).not.toBeInTheDocument());
    await userEvent.keyboard('{F8}');
    await expectNotice(sent);
    await expect(noticeArea()).toHaveFocus();
  },
};

/** F8 where there has been no notice yet: the area says so. */
export const NoneYet: Story = {
  tags: ['!autodocs'],
  parameters: sameColors,
  play: async ({ userEvent }) => {
    await waitFor(async () => {
      await userEvent.keyboard('{F8}');
      await expect(noticeArea()).toHaveFocus();
    });
    await expect(await screen.findByText(noticeAreaText.empty)).toBeVisible();
  },
};
