import Add from '@mui/icons-material/Add';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MobileStepper from '@mui/material/MobileStepper';
import Pagination from '@mui/material/Pagination';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { inFrame } from '../support/documents';
import { noForcedColors } from './colors';
import { expectTargets, inKit, Part } from './inKit';
import { LooksPage } from './LooksPage';

const meta = {
  title: 'Kit/Navigation',
  parameters: { docs: { page: LooksPage } },
  decorators: [inKit],
  render: () => <Navigation />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface ChoiceProps {
  color: 'primary' | 'secondary' | 'inherit';
  orientation?: 'horizontal' | 'vertical';
}

function Choice({ color, orientation = 'horizontal' }: ChoiceProps) {
  const [chosen, setChosen] = useState(0);
  return (
    <Tabs
      value={chosen}
      onChange={(_event, next: number) => setChosen(next)}
      aria-label={`Tabs, ${color}, ${orientation}`}
      textColor={color}
      indicatorColor={color === 'secondary' ? 'secondary' : 'primary'}
      orientation={orientation}
    >
      <Tab label="Agenda" />
      <Tab label="Place" />
      <Tab label="Fees" disabled />
    </Tabs>
  );
}

function Navigation() {
  return (
    <div>
      <Part name="Tabs">
        {(['primary', 'secondary', 'inherit'] as const).map((color) => (
          <Choice key={color} color={color} />
        ))}
        <Choice color="primary" orientation="vertical" />
      </Part>
      <Part name="Breadcrumbs and Link">
        <Breadcrumbs aria-label="Where you are">
          <Link href="#kit">Seminars</Link>
          <span>Budgeting</span>
        </Breadcrumbs>
      </Part>
      <Part name="Pagination">
        {(['text', 'outlined'] as const).flatMap((variant) =>
          (['standard', 'primary', 'secondary'] as const).map((color) => (
            <Pagination
              key={variant + color}
              aria-label={`Pages, ${variant}, ${color}`}
              count={3}
              page={2}
              variant={variant}
              color={color}
            />
          )),
        )}
      </Part>
      <Part name="Pagination, large, rounded and disabled">
        <Pagination aria-label="Pages, large" count={3} page={2} size="large" />
        <Pagination aria-label="Pages, rounded" count={3} page={2} shape="rounded" />
        <Pagination aria-label="Pages, disabled" count={3} page={2} disabled />
      </Part>
      <Part name="Pagination, small" dense>
        <Pagination aria-label="Pages, small" count={3} page={2} size="small" />
      </Part>
      <Part name="Stepper">
        {(['horizontal', 'vertical'] as const).map((orientation) => (
          <Stepper key={orientation} activeStep={1} orientation={orientation} sx={{ width: 1 }}>
            <Step completed>
              <StepLabel optional="Takes a day">Choose</StepLabel>
            </Step>
            <Step>
              <StepLabel>Write</StepLabel>
            </Step>
            <Step>
              <StepLabel error>Pay</StepLabel>
            </Step>
            <Step>
              <StepLabel>Go</StepLabel>
            </Step>
          </Stepper>
        ))}
      </Part>
      <Part name="MobileStepper">
        {(['dots', 'text', 'progress'] as const).map((variant) => (
          <MobileStepper
            key={variant}
            variant={variant}
            steps={3}
            activeStep={1}
            position="static"
            sx={{ width: 1 }}
            backButton={<Button size="small">Back</Button>}
            nextButton={<Button size="small">Next</Button>}
            slotProps={{ progress: { 'aria-label': 'Steps' } }}
          />
        ))}
      </Part>
      <Part name="BottomNavigation">
        <BottomNavigation showLabels value={0} sx={{ width: 1 }}>
          <BottomNavigationAction label="Home" icon={<Add />} />
          <BottomNavigationAction label="Team" icon={<Add />} />
        </BottomNavigation>
      </Part>
      <Part name="SpeedDial">
        <SpeedDial open ariaLabel="Share" icon={<Add />} direction="right">
          <SpeedDialAction icon={<Add />} slotProps={{ tooltip: { title: 'Copy' } }} />
          <SpeedDialAction icon={<Add />} slotProps={{ tooltip: { title: 'Print' } }} />
        </SpeedDial>
      </Part>
    </div>
  );
}

/** All parts that lead somewhere else. */
export const All: Story = {
  parameters: inFrame(1530),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('Everything that is pressed is large enough', () => expectTargets(canvasElement));
    await step('Another tab can be chosen', async () => {
      const [tabs] = canvas.getAllByRole('tab', { name: 'Place' });
      if (!tabs) throw new Error('There are no tabs.');
      await userEvent.click(tabs);
      await expect(tabs).toHaveAttribute('aria-selected', 'true');
    });
  },
};

function MenuOfButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        More
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem selected>Copy the address</MenuItem>
        <MenuItem dense>Print</MenuItem>
        <MenuItem disabled>Share</MenuItem>
      </Menu>
    </>
  );
}

/** A menu that a button opens. Its first choice has the focus. */
export const OpenMenu: Story = {
  parameters: noForcedColors,
  render: () => <MenuOfButton />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Copy the address' })).toHaveFocus();
    await expectTargets(screen.getByRole('menu'));
  },
};
