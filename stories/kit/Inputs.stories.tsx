import Add from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Fab from '@mui/material/Fab';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { inFrame } from '../support/documents';
import { colors, noForcedColors, sizes, threeSizes } from './colors';
import { Fields, topics } from './Fields';
import { expectTargets, inKit, Part } from './inKit';
import { LooksPage } from './LooksPage';

const meta = {
  title: 'Kit/Inputs',
  parameters: { docs: { page: LooksPage } },
  decorators: [inKit],
  render: () => <Inputs />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Inputs() {
  return (
    <div>
      <Part name="Button">
        {(['contained', 'outlined'] as const).flatMap((variant) =>
          sizes.map((size) => (
            <Button key={variant + size} variant={variant} size={size}>
              {variant}
            </Button>
          )),
        )}
        <Button disabled>disabled</Button>
        <Button loading loadingPosition="start" startIcon={<Add />}>
          loading
        </Button>
      </Part>
      <Part name="ButtonGroup">
        {(['outlined', 'contained'] as const).flatMap((variant) =>
          colors.map((color) => (
            <ButtonGroup key={variant + color} variant={variant} color={color} aria-label={color}>
              <Button>Day</Button>
              <Button>Week</Button>
            </ButtonGroup>
          )),
        )}
        {sizes.map((size) => (
          <ButtonGroup key={size} orientation="vertical" size={size} aria-label={size}>
            <Button>{size}</Button>
            <Button disabled>disabled</Button>
          </ButtonGroup>
        ))}
      </Part>
      <Part name="Fab">
        {(['default', 'inherit', ...colors] as const).map((color) => (
          <Fab key={color} color={color} aria-label={color}>
            <Add />
          </Fab>
        ))}
        {threeSizes.map((size) => (
          <Fab key={size} size={size} variant="extended" color="primary">
            {size}
          </Fab>
        ))}
        <Fab disabled aria-label="disabled">
          <Add />
        </Fab>
      </Part>
      <Part name="IconButton">
        <IconButton aria-label="Add">
          <Add />
        </IconButton>
        <IconButton aria-label="Add, disabled" disabled>
          <Add />
        </IconButton>
      </Part>
      <Part name="Checkbox">
        {(['default', ...colors] as const).map((color) => (
          <FormControlLabel
            key={color}
            control={<Checkbox defaultChecked color={color} />}
            label={color}
          />
        ))}
        {threeSizes.map((size) => (
          <FormControlLabel
            key={size}
            control={<Checkbox indeterminate size={size} />}
            label={`${size}, in part`}
          />
        ))}
        <FormControlLabel control={<Checkbox disabled />} label="disabled" />
      </Part>
      <Part name="Radio">
        <FormControl>
          <FormLabel id="kit-mode">Mode</FormLabel>
          <RadioGroup row aria-labelledby="kit-mode" defaultValue="primary">
            {(['default', ...colors] as const).map((color) => (
              <FormControlLabel
                key={color}
                value={color}
                control={<Radio color={color} />}
                label={color}
              />
            ))}
            <FormControlLabel value="small" control={<Radio size="small" />} label="small" />
            <FormControlLabel value="off" control={<Radio disabled />} label="disabled" />
          </RadioGroup>
        </FormControl>
      </Part>
      <Part name="Switch">
        {(['default', ...colors] as const).map((color) => (
          <FormControlLabel
            key={color}
            control={<Switch defaultChecked color={color} />}
            label={color}
          />
        ))}
        <FormControlLabel control={<Switch />} label="off" />
        <FormControlLabel control={<Switch disabled />} label="disabled" />
      </Part>
      <Part name="Switch, small" dense>
        <Switch size="small" defaultChecked slotProps={{ input: { 'aria-label': 'small' } }} />
      </Part>
      <Part name="Rating" dense>
        {threeSizes.map((size) => (
          <Rating key={size} name={size} size={size} defaultValue={3} aria-label={size} />
        ))}
        <Rating name="disabled" disabled defaultValue={2} aria-label="disabled" />
        <Rating readOnly value={4} aria-label="read only" />
      </Part>
      <Part name="Slider">
        {colors.map((color) => (
          <Slider key={color} color={color} defaultValue={40} aria-label={color} />
        ))}
        <Slider
          size="small"
          defaultValue={40}
          valueLabelDisplay="on"
          aria-label="Seats"
          marks={[
            { value: 30, label: '30' },
            { value: 70, label: '70' },
          ]}
        />
        <Slider disabled defaultValue={40} aria-label="disabled" />
        <Slider
          orientation="vertical"
          defaultValue={[20, 60]}
          getAriaLabel={(index) => ['from', 'to'][index] ?? ''}
          sx={{ height: 120 }}
        />
      </Part>
      <Fields />
      <Part name="ToggleButton">
        {(['standard', ...colors] as const).map((color) => (
          <ToggleButtonGroup key={color} exclusive value="month" color={color} aria-label={color}>
            <ToggleButton value="week">Week</ToggleButton>
            <ToggleButton value="month">Month</ToggleButton>
          </ToggleButtonGroup>
        ))}
        {threeSizes.map((size) => (
          <ToggleButtonGroup key={size} orientation="vertical" size={size} aria-label={size}>
            <ToggleButton value="week">{size}</ToggleButton>
            <ToggleButton value="month" disabled>
              disabled
            </ToggleButton>
          </ToggleButtonGroup>
        ))}
      </Part>
    </div>
  );
}

/** All parts that take a choice or words. */
export const All: Story = {
  parameters: inFrame(4050),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('Everything that is pressed is large enough', () => expectTargets(canvasElement));
    await step('Words can be written, and a choice made', async () => {
      const message = canvas.getByRole('textbox', { name: 'Message' });
      await userEvent.type(message, '!');
      await expect(message).toHaveValue('Two lines, or more!');
      await userEvent.click(canvas.getByRole('switch', { name: 'off' }));
      await expect(canvas.getByRole('switch', { name: 'off' })).toBeChecked();
    });
  },
};

/** The list of an autocomplete that is open. */
export const Options: Story = {
  parameters: noForcedColors,
  render: () => (
    <Autocomplete
      options={topics}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Topic" />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Topic' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(topics.length);
    await expectTargets(screen.getByRole('listbox'));
  },
};
