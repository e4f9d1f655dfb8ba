import Contrast from '@mui/icons-material/Contrast';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { schemeName } from '../boot/contract';
import { layoutText } from '../content/layout';
import { useHydratedValue } from '../lib/useHydratedValue';
import { onlyWithScripts } from '../theme/media';
import { target } from '../theme/tokens';
import { schemeModes } from './schemeModes';

const icons = { system: Contrast, light: LightModeOutlined, dark: DarkModeOutlined };

/**
 * The colors of the site in the bar: those of the system, light, or dark. The icon shows which is chosen.
 *
 * Not for a place with room for words: SchemeChoice in the menu shows all three.
 *
 * Accessibility: a native select with a name, whose value is heard at once on every platform. It lies
 * unseen over the icon, so that the icon opens it. Hidden where scripts do not run, since it could do
 * nothing.
 */
export function SchemeSelect() {
  const { mode, setMode } = useColorScheme();
  // A store may hold anything: unknown values count as the system's.
  const shown = useHydratedValue(schemeModes.find((known) => known === mode) ?? 'system', 'system');
  const Icon = icons[shown];
  return (
    <Box
      {...onlyWithScripts}
      sx={(theme) => ({
        position: 'relative',
        display: 'inline-grid',
        placeItems: 'center',
        width: target,
        height: target,
        borderRadius: theme.radius.full,
        color: 'text.heading',
        '&:hover': {
          bgcolor: `color-mix(in srgb, ${theme.vars.palette.ring} 12%, transparent)`,
        },
        '&:has(:focus-visible)': {
          outline: `3px solid ${theme.vars.palette.ring}`,
          outlineOffset: '2px',
        },
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
      })}
    >
      <Icon />
      <Box
        component="select"
        aria-label={layoutText.schemes.label}
        name={schemeName}
        value={shown}
        onChange={({ target: { value } }) => setMode(value as typeof shown)}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          opacity: 0,
          font: 'inherit',
          cursor: 'pointer',
        }}
      >
        {schemeModes.map((value) => (
          <option key={value} value={value}>
            {layoutText.schemes[value]}
          </option>
        ))}
      </Box>
    </Box>
  );
}
