import Box from '@mui/material/Box';
import drawing from '../assets/logos/logo.svg?raw';
import { layoutText } from '../content/layout';
import { routeOf } from '../content/routes';
import { PageLink } from '../routing/PageLink';
import { warm } from '../theme/tokens';
import { HiddenText } from '../ui/HiddenText';

/** The values that an attribute has in the drawing, in order. */
const valuesOf = (attribute: string) =>
  Array.from(drawing.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g')), ([, value]) => value);

const [viewBox] = valuesOf('viewBox');
/** The outlines: the rows of seats, and the words. */
const [rows, words] = valuesOf('d');
/** The circle between them. */
const [[cx], [cy], [r]] = [valuesOf('cx'), valuesOf('cy'), valuesOf('r')] as const;

/** The logo as the way home. Its words have the color of text, on the page and on paper. */
export function Logo() {
  return (
    <Box
      component={PageLink}
      to={routeOf('home').path}
      sx={{ display: 'inline-flex', py: 1, color: 'logo.words' }}
    >
      <Box component="svg" aria-hidden viewBox={viewBox} sx={{ height: { xs: 28, md: 30 } }}>
        <Box component="path" d={rows} sx={(theme) => ({ fill: theme.vars.palette.logo.rows })} />
        <circle cx={cx} cy={cy} r={r} fill={warm.coral} />
        <path fill="currentColor" d={words} />
      </Box>
      <HiddenText>{layoutText.homeLink}</HiddenText>
    </Box>
  );
}
