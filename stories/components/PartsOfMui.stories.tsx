import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandColor } from '../../src/theme/brand';
import { portraits } from '../../src/ui/portraits';
import { inContainer } from '../support/frames';

export default {
  title: 'Components/Parts of MUI',
  ...inContainer,
} satisfies Meta;

/**
 * A dozen parts of MUI that no page uses, without any styling of ours: whoever needs one finds it in the colors and
 * type of the site. The filled chip has the brand color itself.
 */
export const AsTheyCome: StoryObj = {
  name: 'Parts of MUI as they come',
  // Proves spec-9.5.
  render: () => (
    <Stack spacing={3}>
      <Alert severity="info">Alert</Alert>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip label="Chip" color="primary" />
        <Avatar src={portraits.ceo?.light.src} alt="Avatar" />
        <Badge badgeContent={12} color="primary">
          <Chip label="Badge" />
        </Badge>
        <Tooltip title="Tooltip">
          <IconButton>?</IconButton>
        </Tooltip>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Checkbox" />
        <ToggleButtonGroup value="left" aria-label="Toggle buttons">
          <ToggleButton value="left">Left</ToggleButton>
          <ToggleButton value="right">Right</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Slider defaultValue={40} aria-label="Slider" />
      <Stepper activeStep={1}>
        {['One', 'Two', 'Three'].map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Pagination count={5} color="primary" />
      <Skeleton animation={false} variant="rounded" height={40} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const words of ['Alert', 'Badge', 'Checkbox', 'Left', 'Two']) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
    await expect(canvas.getByRole('navigation', { name: /pagination/i })).toBeVisible();
    const chip = canvas.getByText('Chip').parentElement;
    await expect(chip).toHaveStyle({ backgroundColor: brandColor });
  },
};
