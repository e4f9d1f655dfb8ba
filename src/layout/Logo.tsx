import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import logo from '../assets/logos/logo.svg';
import logoReverse from '../assets/logos/logo-reverse.svg';
import { PageLink } from '../components/PageLink';
import { layoutText } from '../content/layout';
import { darkMedia, firstLoading } from '../lib/pictureMedia';
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
  const { mode } = useColorScheme();
  return (
    <Box
      component={PageLink}
      to={routeOf('home').path}
      aria-label={layoutText.homeLink}
      {...(onClick && { onClick })}
      sx={{
        display: 'inline-flex',
        py: 1,
        '& img': { display: 'block', height: { xs: 28, md: 30 }, width: 'auto' },
      }}
    >
      <picture>
        <source srcSet={logoReverse} media={darkMedia(mode)} />
        <img
          loading={firstLoading}
          fetchPriority="high"
          src={logo}
          alt=""
          width={207}
          height={30}
        />
      </picture>
    </Box>
  );
}
