import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { layoutText } from '../content/layout';
import { schemeModes } from './schemeModes';

/**
 * The colors of the site as a setting with three values: those of the system, light, or dark.
 *
 * Not for the bar, which has room for one icon: SchemeSelect.
 *
 * Accessibility: three toggle buttons in a named group; the chosen one is pressed.
 */
export function SchemeChoice() {
  const { mode, setMode } = useColorScheme();
  const labelId = useId();
  return (
    <Box>
      <Typography id={labelId} variant="facts" sx={{ mb: 1 }}>
        {layoutText.schemes.label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={mode}
        onChange={(_event, chosen) => chosen && setMode(chosen)}
        aria-labelledby={labelId}
      >
        {schemeModes.map((value) => (
          <ToggleButton key={value} value={value}>
            {layoutText.schemes[value]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
