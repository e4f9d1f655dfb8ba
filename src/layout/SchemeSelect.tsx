import Contrast from '@mui/icons-material/Contrast';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { useEffect, useId } from 'react';
import { layoutText } from '../content/layout';
import { useAfterHydration } from '../hydration/useAfterHydration';
import { schemeName } from '../lib/constants';
import { schemeChoices, setDarkMedia, toChoice } from '../lib/scheme';
import { focusRing, iconControl, needsScripts } from '../theme/mixins';
import { HiddenText } from '../ui/HiddenText';

const icons = { system: Contrast, light: LightModeOutlined, dark: DarkModeOutlined };
const { label, ...names } = layoutText.schemes;

interface SchemeSelectProps {
  /** Whether there is room for words beside the icon. */
  hasWords?: boolean;
}

/**
 * The colors of the site: those of the system, light, or dark. The icon shows which is chosen; a native select,
 * heard on every platform, lies unseen over it. Hidden where scripts do not run, since it could do nothing.
 */
export function SchemeSelect({ hasWords }: SchemeSelectProps) {
  const { mode, setMode } = useColorScheme();
  const shown = useAfterHydration(toChoice(mode), 'system');
  const id = useId();
  const Icon = icons[shown];
  useEffect(() => setDarkMedia(toChoice(mode)), [mode]);
  return (
    <Box
      {...needsScripts}
      sx={(theme) => ({
        ...iconControl(theme),
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        justifySelf: 'start',
        borderRadius: theme.radius.full,
        color: 'text.heading',
        '&:has(:focus-visible)': focusRing(theme),
      })}
    >
      <Icon />
      {hasWords ? <span id={id}>{label}</span> : <HiddenText id={id}>{label}</HiddenText>}
      {hasWords && <strong>{names[shown]}</strong>}
      <Box
        component="select"
        aria-labelledby={id}
        name={schemeName}
        // Browsers restore a field after React has set it.
        autoComplete="off"
        value={shown}
        onChange={({ target: { value } }) => setMode(toChoice(value))}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          opacity: 0,
          font: 'inherit',
          cursor: 'pointer',
        }}
      >
        {schemeChoices.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </Box>
    </Box>
  );
}
