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
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
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
import { expectTargets, inKit, Part } from './inKit';

const meta = {
  title: 'Kit/Inputs',
  tags: ['!autodocs'],
  decorators: [inKit],
  render: () => <Inputs />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const topics = ['Budgeting', 'Cloud migration', 'Recruiting'];

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
        {colors.map((color) => (
          <ButtonGroup key={color} color={color} aria-label={color}>
            <Button>Day</Button>
            <Button>Week</Button>
          </ButtonGroup>
        ))}
      </Part>
      <Part name="Fab">
        {(['default', ...colors] as const).map((color) => (
          <Fab key={color} color={color} aria-label={color}>
            <Add />
          </Fab>
        ))}
        {sizes.map((size) => (
          <Fab key={size} size={size} variant="extended" color="primary">
            {size}
          </Fab>
        ))}
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
        {colors.map((color) => (
          <FormControlLabel
            key={color}
            control={<Checkbox defaultChecked color={color} />}
            label={color}
          />
        ))}
        <FormControlLabel control={<Checkbox indeterminate size="small" />} label="in part" />
        <FormControlLabel control={<Checkbox disabled />} label="disabled" />
      </Part>
      <Part name="Radio">
        <FormControl>
          <FormLabel id="kit-mode">Mode</FormLabel>
          <RadioGroup row aria-labelledby="kit-mode" defaultValue="primary">
            {colors.map((color) => (
              <FormControlLabel
                key={color}
                value={color}
                control={<Radio color={color} />}
                label={color}
              />
            ))}
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
      </Part>
      <Part name="Switch, small" dense>
        <Switch size="small" defaultChecked slotProps={{ input: { 'aria-label': 'small' } }} />
      </Part>
      <Part name="Rating" dense>
        {threeSizes.map((size) => (
          <Rating key={size} name={size} size={size} defaultValue={3} aria-label={size} />
        ))}
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
      </Part>
      <Part name="TextField">
        {(['outlined', 'filled', 'standard'] as const).flatMap((variant) => [
          <TextField
            key={variant}
            variant={variant}
            label={`Name, ${variant}`}
            defaultValue="Ada"
          />,
          <TextField
            key={`${variant} error`}
            variant={variant}
            label={`E-mail, ${variant}`}
            error
            helperText="Write an address such as ada@example.com."
          />,
        ])}
        <TextField label="Message" multiline minRows={3} defaultValue="Two lines, or more" />
        <TextField label="Category" select defaultValue="HR">
          {['Accounting', 'HR', 'IT'].map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Price"
          slotProps={{
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          }}
        />
        <TextField label="Disabled" disabled defaultValue="Ada" />
      </Part>
      <Part name="ToggleButton">
        <ToggleButtonGroup exclusive value="month" aria-label="Range">
          <ToggleButton value="week">Week</ToggleButton>
          <ToggleButton value="month">Month</ToggleButton>
        </ToggleButtonGroup>
      </Part>
      <Part name="Autocomplete" dense>
        <Autocomplete
          multiple
          defaultValue={topics.slice(0, 2)}
          options={topics}
          sx={{ width: 320, maxWidth: '100%' }}
          renderInput={(params) => <TextField {...params} label="Topics" />}
        />
      </Part>
    </div>
  );
}

/** All parts that take a choice or words. */
export const All: Story = {
  parameters: inFrame(2590),
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
