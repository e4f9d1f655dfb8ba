import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { layoutText } from '../content/layout';

/**
 * Changes between light and dark colors and remembers it; until then the system decides. The icon
 * shows what a press leads to and follows the scheme by CSS, so it is right before the first script.
 */
export function SchemeButton() {
  const { setMode } = useColorScheme();
  // What is shown, not what React knows: right after hydration it does not know the system's yet.
  const change = () => {
    const shown = document.documentElement.getAttribute('data-color-scheme');
    setMode(shown === 'dark' ? 'light' : 'dark');
  };
  return (
    <IconButton
      aria-label={layoutText.changeScheme}
      title={layoutText.changeScheme}
      onClick={change}
      sx={{ color: 'text.heading', '@media (scripting: none)': { display: 'none' } }}
    >
      <DarkModeOutlined
        aria-hidden
        sx={(theme) => theme.applyStyles('dark', { display: 'none' })}
      />
      <WbSunnyOutlined
        aria-hidden
        sx={[{ display: 'none' }, (theme) => theme.applyStyles('dark', { display: 'block' })]}
      />
    </IconButton>
  );
}
