import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import logo from '../assets/logos/northmere.svg';
import logoReverse from '../assets/logos/northmere-reverse.svg';
import { layoutText } from '../content/layout';
import { routeOf } from '../routes';

interface LogoProps {
  /** Called besides going home, such as to close the menu. */
  onClick?: () => void;
}

/**
 * The logo as the way home: dark words on light, light words on dark.
 *
 * Not for decoration; elsewhere use the drawing itself.
 *
 * Accessibility: a link whose name says where it leads; the drawing adds nothing to it. Both
 * versions pass AA.
 */
export function Logo({ onClick }: LogoProps) {
  return (
    <Box
      component={Link}
      to={routeOf('home').path}
      aria-label={layoutText.homeLink}
      {...(onClick && { onClick })}
      sx={{ display: 'inline-flex', py: 1, '& img': { height: { xs: 28, md: 30 }, width: 'auto' } }}
    >
      <Box
        component="img"
        src={logo}
        alt=""
        width={207}
        height={30}
        sx={(theme) => theme.applyStyles('dark', { display: 'none' })}
      />
      <Box
        component="img"
        src={logoReverse}
        alt=""
        width={207}
        height={30}
        sx={[{ display: 'none' }, (theme) => theme.applyStyles('dark', { display: 'inline' })]}
      />
    </Box>
  );
}
