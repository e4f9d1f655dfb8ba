import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import SnackbarContent from '@mui/material/SnackbarContent';
import Tooltip from '@mui/material/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { inFrame } from '../support/documents';
import { colors, noForcedColors } from './colors';
import { expectTargets, inKit, Part } from './inKit';
import { LooksPage } from './LooksPage';

const meta = {
  title: 'Kit/Feedback',
  parameters: { docs: { page: LooksPage } },
  decorators: [inKit],
  render: () => <Feedback />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { width: 1 };

function Feedback() {
  return (
    <div>
      <Part name="Alert">
        {(['standard', 'outlined', 'filled'] as const).flatMap((variant) =>
          (['success', 'info', 'warning', 'error'] as const).map((severity) => (
            <Alert key={variant + severity} variant={variant} severity={severity} sx={wide}>
              <AlertTitle>{severity}</AlertTitle>
              The seminar has two seats left.
            </Alert>
          )),
        )}
        <Alert severity="info" onClose={() => {}} sx={wide}>
          It can be closed.
        </Alert>
      </Part>
      <Part name="SnackbarContent">
        <SnackbarContent
          message="The message has been sent."
          action={<Button size="small">Undo</Button>}
        />
      </Part>
      <Part name="LinearProgress">
        {([...colors, 'inherit'] as const).map((color) => (
          <LinearProgress
            key={color}
            variant="determinate"
            value={60}
            color={color}
            aria-label={color}
            sx={wide}
          />
        ))}
        <LinearProgress
          variant="buffer"
          value={40}
          valueBuffer={70}
          aria-label="Buffer"
          sx={wide}
        />
      </Part>
      <Part name="CircularProgress">
        {([...colors, 'inherit'] as const).map((color) => (
          <CircularProgress
            key={color}
            variant="determinate"
            value={70}
            color={color}
            aria-label={color}
          />
        ))}
      </Part>
      <Part name="Skeleton">
        <Skeleton animation={false} variant="circular" width={56} height={56} />
        <Skeleton animation={false} variant="rounded" width={160} height={56} />
        <Skeleton animation={false} variant="rectangular" width={160} height={56} />
        <Skeleton animation={false} variant="text" width={160} />
      </Part>
      <Part name="Backdrop">
        <Box sx={{ position: 'relative', width: 160, height: 80 }}>
          <Backdrop open sx={{ position: 'absolute' }} />
        </Box>
      </Part>
    </div>
  );
}

/** All parts that tell how something goes. */
export const All: Story = {
  parameters: inFrame(2130),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(14);
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(15);
    await expectTargets(canvasElement);
  },
};

/** Progress that nobody can measure. With less motion it stands still. */
export const Indeterminate: Story = {
  parameters: noForcedColors,
  render: () => (
    <div>
      <Part name="LinearProgress">
        {([...colors, 'inherit'] as const).map((color) => (
          <LinearProgress key={color} color={color} aria-label={color} sx={wide} />
        ))}
        <LinearProgress variant="query" aria-label="Query" sx={wide} />
      </Part>
      <Part name="CircularProgress">
        {([...colors, 'inherit'] as const).map((color) => (
          <CircularProgress key={color} color={color} aria-label={color} />
        ))}
      </Part>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const bar of canvas.getAllByRole('progressbar')) {
      await expect(bar).not.toHaveAttribute('aria-valuenow');
    }
  },
};

function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel my seat</Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="kit-question">
        <DialogTitle id="kit-question">Give up the seat?</DialogTitle>
        <DialogContent>
          <DialogContentText>Somebody else can take it at once.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button>Give it up</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** A dialog that a button opens. It has the focus; Escape closes it. */
export const OpenDialog: Story = {
  render: () => <Question />,
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel my seat' });
    await step('Escape closes it and leads back', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Give up the seat?' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(opener).toHaveFocus();
    });
    await step('Its buttons are large enough', async () => {
      await userEvent.click(opener);
      await expectTargets(await screen.findByRole('dialog'));
    });
  },
};

/** The description that a tooltip adds to a focused button. */
export const OpenTooltip: Story = {
  parameters: noForcedColors,
  render: () => (
    <Tooltip title="Takes a day" describeChild>
      <Button>Ask for a copy</Button>
    </Tooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Takes a day');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Takes a day');
  },
};
