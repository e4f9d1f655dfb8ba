import Box from '@mui/material/Box';
import drawing from '../assets/logos/logo.svg?raw';
import { layoutText } from '../content/layout';
import { routeOf } from '../content/routes';
import { warm } from '../theme/tokens';
import { HiddenText } from '../ui/HiddenText';
import { PageLink } from '../ui/PageLink';

/** The outlines in the drawing: the rows of seats, and the words. */
const [rows, words] = Array.from(drawing.matchAll(/ d="([^"]+)"/g), ([, outline]) => outline);

/** The logo as the way home. Its words have the color of text, on the page and on paper. */
export function Logo() {
  return (
    <Box
      component={PageLink}
      to={routeOf('home').path}
      sx={{
        display: 'inline-flex',
        py: 1,
        color: 'logo.words',
        '& svg': { height: { xs: 28, md: 30 }, width: 'auto' },
      }}
    >
      <svg aria-hidden viewBox="0 8 234.44 34">
        <Box component="path" d={rows} sx={(theme) => ({ fill: theme.vars.palette.logo.rows })} />
        <circle cx="24" cy="34.4" r="5.6" fill={warm.coral} />
        <path fill="currentColor" d={words} />
      </svg>
      <HiddenText>{layoutText.homeLink}</HiddenText>
    </Box>
  );
}
