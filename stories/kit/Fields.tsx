import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { colors, sizes } from './colors';
import { Part } from './inKit';

export const topics = ['Budgeting', 'Cloud migration', 'Recruiting'];

const variants = ['outlined', 'filled', 'standard'] as const;

/** Everything that takes words. Fields in one row begin on one line, whatever lies below them. */
export function Fields() {
  return (
    <>
      {variants.map((variant) => (
        <Part key={variant} name={`TextField, ${variant}`} align="start">
          <TextField variant={variant} label={`Name, ${variant}`} defaultValue="Ada" />
          <TextField
            variant={variant}
            label={`E-mail, ${variant}`}
            error
            helperText="Write an address such as ada@example.com."
          />
          <TextField variant={variant} label={`Off, ${variant}`} disabled defaultValue="Ada" />
          <TextField variant={variant} label={`Small, ${variant}`} size="small" />
          <TextField
            variant={variant}
            label={`Price, ${variant}`}
            slotProps={{
              input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
            }}
          />
        </Part>
      ))}
      <Part name="TextField, in each color" align="start">
        {colors.map((color) => (
          <TextField key={color} color={color} label={color} focused />
        ))}
      </Part>
      <Part name="TextField, more lines and choices" align="start">
        <TextField label="Message" multiline minRows={3} defaultValue="Two lines, or more" />
        <TextField label="Category" select defaultValue="HR">
          {['Accounting', 'HR', 'IT'].map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Part>
      <Part name="Autocomplete" dense align="start">
        {sizes.map((size) => (
          <Autocomplete
            key={size}
            multiple
            size={size}
            defaultValue={topics.slice(0, 2)}
            options={topics}
            sx={{ width: 320, maxWidth: '100%' }}
            renderInput={(params) => <TextField {...params} label={`Topics, ${size}`} />}
          />
        ))}
        <Autocomplete
          disabled
          options={topics}
          sx={{ width: 240 }}
          renderInput={(params) => <TextField {...params} label="Disabled" />}
        />
      </Part>
    </>
  );
}
