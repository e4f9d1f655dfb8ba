import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useEffect, useEffectEvent } from 'react';
import { ButtonLink } from '../components/ButtonLink';
import { layoutText } from '../content/layout';
import { routeOf, routes } from '../routes';
import { from } from '../theme/media';
import { Logo } from './Logo';
import { NavLink } from './NavLink';
import { SchemeChoice } from './SchemeChoice';

interface MenuDrawerProps {
  /** The id in the menu button's `aria-controls`. */
  id: string;
  /** Whether the menu lies over the page. */
  open: boolean;
  /** Called by Esc, the backdrop, the close button, any link, and when the window grows wide. */
  onClose: () => void;
}

/**
 * The mobile menu: the pages in a dialog that slides in from the right (specification 4).
 *
 * Not for wide windows, where the bar shows the same links and the menu closes by itself.
 *
 * Accessibility: focus moves in, stays in, and goes back to the button that opened it (WCAG
 * 2.4.3). Esc, the backdrop, the close button and every link close it. The current page carries
 * `aria-current`. It does not slide when the system asks for less motion.
 */
export function MenuDrawer({ id, open, onClose }: MenuDrawerProps) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const wide = window.matchMedia(from('md'));
    const closeWhenWide = () => {
      if (wide.matches) close();
    };
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, []);

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        // Its code comes with the first opening, where a drawer would stand there at once.
        transition: { appear: true },
        paper: {
          id,
          role: 'dialog',
          'aria-modal': true,
          'aria-label': layoutText.menuNavigation,
          sx: { width: 'min(22rem, 88vw)', px: 3, pb: 4 },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexShrink: 0,
          minHeight: 'var(--bar-height)',
        }}
      >
        <Logo onClick={onClose} />
        <IconButton
          aria-label={layoutText.closeMenu}
          onClick={onClose}
          sx={{ mr: -1.25, color: 'text.heading' }}
        >
          <CloseRounded sx={{ fontSize: 'iconLarge' }} />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={layoutText.menuNavigation} sx={{ mt: 2, mb: 4 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {routes.map(({ path, name }) => (
            <Box key={path} component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
              <Link
                variant="navigation"
                component={NavLink}
                to={path}
                onClick={onClose}
                sx={(theme) => ({
                  py: 1.75,
                  fontFamily: theme.typography.h4.fontFamily,
                  fontSize: theme.typography.menuLink,
                  fontWeight: theme.typography.h4.fontWeight,
                  lineHeight: 1.2,
                })}
              >
                {name}
              </Link>
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', flexShrink: 0, gap: 3, mt: 'auto' }}>
        <SchemeChoice />
        <ButtonLink to={routeOf('seminars').path} onClick={onClose}>
          {layoutText.getStarted}
        </ButtonLink>
      </Box>
    </Drawer>
  );
}
