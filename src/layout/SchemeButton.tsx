import Contrast from '@mui/icons-material/Contrast';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { layoutText } from '../content/layout';
import { onlyWithScripts } from '../theme/media';

/**
 * Changes between light and dark colors and remembers it; until then the system decides.
 *
 * Not for going back to the scheme of the system: SchemeChoice in the menu has all three.
 *
 * Accessibility: its name says what a press does, the icon is decoration. Hidden where scripts do
 * not run, since it could do nothing.
 */
export function SchemeButton() {
  const { colorScheme, setMode } = useColorScheme();
  return (
    <IconButton
      aria-label={layoutText.changeScheme}
      title={layoutText.changeScheme}
      name="scheme"
      onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}
      sx={{ color: 'text.heading', ...onlyWithScripts }}
    >
      <Contrast />
    </IconButton>
  );
}
