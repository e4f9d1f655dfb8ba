import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { type MouseEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { attributes } from '../boot/contract';
import { ButtonLink } from '../components/ButtonLink';
import { layoutText } from '../content/layout';
import { routeOf, routes } from '../routes';
import { lowWindow, narrowWithoutScripts, onlyWithScripts } from '../theme/media';
import { floating, floatingShadow } from '../theme/overrides/surfaces';
import { Logo } from './Logo';
import { MenuDrawer, prepareMenu } from './menu';
import { NavLink } from './NavLink';
import { SchemeSelect } from './SchemeSelect';
import { SkipLink } from './SkipLink';

const drawerId = 'menu';
const linksId = 'pages';

interface TopBarProps {
  /** Id of the main part, where the skip link leads. */
  mainId: string;
}

/**
 * The sticky bar: logo, the five pages, Get Started; on small screens a button opens the menu
 * instead. Clear over the top of a page, opaque once the page is scrolled (specification 2).
 *
 * Not for links inside of a page, nor for a sixth page, which finds no room at 900 px.
 *
 * Accessibility: the current page carries `aria-current` and differs in weight and underline.
 * Focused things are never hidden behind the bar (WCAG 2.4.11), and the skip link comes before
 * everything in it.
 */
export function TopBar({ mainId }: TopBarProps) {
  const { key } = useLocation();
  /** The place in the history where the menu was opened: Back closes it. */
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  // Forward must not open it again.
  if (openAt !== undefined && !isOpen) setOpenAt(undefined);
  const [isReady, setReady] = useState(false);
  const links = useRef<HTMLElement>(null);
  const listLinks = (isListed: boolean) => links.current?.togglePopover?.(isListed);
  const hideLinks = () => listLinks(false);
  const loadMenu = () => MenuDrawer.preload().then(() => setReady(true));
  const openMenu = (event: MouseEvent) => {
    // The platform shows the links where nothing of this runs.
    event.preventDefault();
    setOpenAt(key);
    loadMenu().then(hideLinks, () => {
      setOpenAt(undefined);
      listLinks(true);
    });
  };
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 8 });
  return (
    <Box
      component="header"
      sx={(theme) => ({
        '--mui-palette-ring': theme.vars.palette.ringOnHero,
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        justifyContent: 'center',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 'var(--bar-height)',
        // The bar is always in sight: focus in it must not scroll the page to clear the bar.
        '& a, & button, & select': { scrollMarginTop: 'calc(-1 * var(--bar-clearance))' },
        transition: theme.transitions.create(['background-color', 'box-shadow']),
        ...(scrolled && {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 92%, transparent)`,
          backdropFilter: 'blur(12px)',
          boxShadow: `0 1px 0 ${theme.vars.palette.divider}, ${floatingShadow}`,
        }),
        '@media (prefers-reduced-transparency: reduce)': {
          backdropFilter: 'none',
          ...(scrolled && { backgroundColor: theme.vars.palette.background.default }),
        },
        '@media (forced-colors: active)': {
          borderBottom: '1px solid CanvasText',
          // Words on a see-through bar would stand on patches of their own.
          backgroundColor: 'Canvas',
          backdropFilter: 'none',
        },
        [lowWindow]: { position: 'relative' },
        '@media print': { position: 'static' },
        ...narrowWithoutScripts(theme, { position: 'static', height: 'auto', py: 1 }),
      })}
    >
      <SkipLink targetId={mainId} />
      <Container
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          ...narrowWithoutScripts(theme, { flexWrap: 'wrap' }),
        })}
      >
        <Logo />
        <Box
          ref={links}
          id={linksId}
          popover="auto"
          sx={(theme) => ({
            display: { xs: 'none', md: 'flex' },
            alignItems: 'center',
            gap: { md: 1, lg: 1.5 },
            displayPrint: 'none',
            // As if it were no popover, until it is one.
            position: 'static',
            overflow: 'visible',
            m: 0,
            border: 0,
            p: 0,
            bgcolor: 'transparent',
            '&:popover-open': {
              ...floating(theme),
              display: 'grid',
              justifyItems: 'start',
              rowGap: 1.5,
              position: 'fixed',
              inset: 'var(--bar-height) 0 auto auto',
              maxHeight: 'calc(100dvh - var(--bar-height))',
              overflow: 'auto',
              mx: 1,
              p: 2.5,
              '& > nav': { flexDirection: 'column' },
            },
            ...narrowWithoutScripts(theme, { display: 'contents' }),
          })}
        >
          <Box
            component="nav"
            aria-label={layoutText.mainNavigation}
            sx={(theme) => ({
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: { xs: 2, lg: 4.25 },
              ...narrowWithoutScripts(theme, { order: 1, width: '100%' }),
            })}
          >
            {routes.map(({ path, name }) => (
              <Link
                key={path}
                variant="navigation"
                component={NavLink}
                to={path}
                onClick={hideLinks}
                sx={{ py: 1.25, whiteSpace: 'nowrap' }}
              >
                {name}
              </Link>
            ))}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: { md: 2, lg: 3.5 } }}>
            <SchemeSelect />
            <ButtonLink to={routeOf('seminars').path} onClick={hideLinks} size="small">
              {layoutText.getStarted}
            </ButtonLink>
          </Box>
        </Box>
        <IconButton
          aria-label={layoutText.openMenu}
          // Before the page is hydrated, and while the menu is missing, it opens the links instead.
          popoverTarget={linksId}
          {...(isOpen && { 'aria-expanded': true })}
          {...(isOpen && (isReady ? { 'aria-controls': drawerId } : { [attributes.pressed]: '' }))}
          aria-haspopup="dialog"
          onPointerEnter={prepareMenu}
          onFocus={prepareMenu}
          name="menu"
          onClick={openMenu}
          {...onlyWithScripts}
          sx={{
            display: { md: 'none' },
            displayPrint: 'none',
            mr: -1.25,
            color: 'text.heading',
          }}
        >
          <MenuRounded sx={{ fontSize: 'iconLarge' }} />
        </IconButton>
      </Container>
      {isReady && <MenuDrawer id={drawerId} open={isOpen} onClose={() => setOpenAt(undefined)} />}
    </Box>
  );
}
