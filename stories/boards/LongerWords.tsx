import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { routes } from '../../src/routes';
import { Screens } from './Board';
import { boards } from './boards';
import { usePrerendered } from './page';

/** A page whose words are a third longer, on each screen. */
export function LongerWords() {
  const [key, setKey] = useState<(typeof routes)[number]['key']>('seminars');
  const page = usePrerendered(`longer/${boards[key].file}`);
  return (
    <>
      <TextField
        select
        label="Page"
        value={key}
        onChange={({ target }) => setKey(target.value as typeof key)}
        sx={{ minWidth: 200 }}
      >
        {routes.map(({ key: one, name }) => (
          <MenuItem key={one} value={one}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Screens page={page} />
    </>
  );
}
