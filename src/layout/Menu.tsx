import CloseRounded from '@mui/icons-material/CloseRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { layoutText } from '../content/layout';
import { routeOf } from '../content/routes';
import { NavLink } from '../routing/PageLink';
import { needsScripts } from '../theme/mixins';
import { duration, veil } from '../theme/tokens';
import { ButtonLink } from '../ui/ButtonLink';
import { HiddenText } from '../ui/HiddenText';
import { barRoom, type NavigationPage } from './barRoom';
import { SchemeSelect } from './SchemeSelect';

const time = `${duration.drawer}ms`;

const drawer = {
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(22rem, 88vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  p: 0,
  border: 0,
  // In forced colors, which draw it.
  borderInlineStart: '1px solid transparent',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: (theme: Theme) => theme.vars.shadows[1],
  overscrollBehavior: 'contain',
  transition: `translate ${time}, display ${time} allow-discrete, overlay ${time} allow-discrete`,
  translate: '100%',
  '&[open]': { translate: 0 },
  '@starting-style': { '&[open]': { translate: '100%' } },
  // Links follow the drawer, one after the other where the browser counts them.
  '@media (prefers-reduced-motion: no-preference)': {
    '&[open] li': {
      animation: `menu-link ${time} ease-out backwards`,
      animationDelay: 'calc(40ms * sibling-index())',
    },
  },
  '@keyframes menu-link': { from: { opacity: 0, translate: '24px' } },
  '&::backdrop': { backgroundColor: veil },
  // The scrollbar's room stays, or the page would wrap anew behind the menu.
  'html:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
};

interface MenuProps {
  /** Pages to link to. */
  pages: readonly NavigationPage[];
}

/**
 * The pages where the bar has no room for them, in a native modal dialog that slides in from the right
 * (specification 4). It opens before hydration; Esc, a press beside it, its button, every link, Back and Forward close it.
 */
export function Menu({ pages }: MenuProps) {
  const room = barRoom(pages);
  const location = useLocation();
  const shownAt = useRef(location);
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  // Before useNavigationEffects focuses the heading, which is inert under an open modal.
  useLayoutEffect(() => {
    // Not at hydration: a visitor may have opened it before.
    if (shownAt.current !== location) dialog.current?.close();
    shownAt.current = location;
  }, [location]);

  useEffect(() => {
    const close = () => dialog.current?.close();
    const wide = window.matchMedia(room);
    // The window may have turned wide before hydration.
    if (wide.matches) close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [room]);

  return (
    <>
      <IconButton
        ref={button}
        // Focus returns by it if React renders the document again.
        name="menu"
        aria-haspopup="dialog"
        // React's types lack both; the head script has polyfills of `command` and `closedby`.
        {...{ command: 'show-modal', commandfor: id }}
        {...needsScripts}
        sx={{
          [`@media ${room}`]: { display: 'none' },
          marginInlineEnd: -1.25,
          color: 'text.heading',
        }}
      >
        <HiddenText>{layoutText.openMenu}</HiddenText>
        <MenuRounded sx={{ fontSize: 'iconLarge' }} />
      </IconButton>
      <Box
        component="dialog"
        ref={dialog}
        id={id}
        aria-labelledby={`${id}-name`}
        closedby="any"
        // Safari focuses no button that is pressed, so its dialog gives focus back to none.
        onClose={() => document.activeElement === document.body && button.current?.focus()}
        // It may be open before hydration.
        suppressHydrationWarning
        sx={drawer}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%', px: 3, pb: 4 }}>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              minHeight: 'var(--bar-height)',
            }}
          >
            <Typography id={`${id}-name`} variant="h4" component="h2">
              {layoutText.menuNavigation}
            </Typography>
            <IconButton
              name="close"
              {...{ command: 'close', commandfor: id }}
              sx={{ marginInlineEnd: -1.25, color: 'text.heading' }}
            >
              <HiddenText>{layoutText.closeMenu}</HiddenText>
              <CloseRounded sx={{ fontSize: 'iconLarge' }} />
            </IconButton>
          </Box>
          <Box component="nav" aria-labelledby={`${id}-name`} sx={{ mt: 2, mb: 4 }}>
            <Box component="ul" role="list">
              {pages.map(({ path, name }) => (
                <Box key={path} component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
                  <Link
                    variant="navigation"
                    component={NavLink}
                    to={path}
                    sx={{
                      py: 1.75,
                      typography: 'h4',
                      fontSize: 'menuLink',
                      letterSpacing: 'normal',
                    }}
                  >
                    {name}
                  </Link>
                </Box>
              ))}
            </Box>
          </Box>
          <Box sx={{ display: 'grid', gap: 3, mt: 'auto' }}>
            <SchemeSelect hasWords />
            <ButtonLink to={routeOf('seminars').path}>{layoutText.getStarted}</ButtonLink>
          </Box>
        </Box>
      </Box>
    </>
  );
}
