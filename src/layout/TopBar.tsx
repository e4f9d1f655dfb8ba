import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { layoutText } from '../content/layout';
import { routeOf, routes } from '../content/routes';
import { attributes } from '../lib/constants';
import { NavLink } from '../routing/PageLink';
import { forcedColors, lowWindow, screenOnly } from '../theme/mixins';
import { ButtonLink } from '../ui/ButtonLink';
import { HiddenText } from '../ui/HiddenText';
import { barRoom, type NavigationPage, narrowWithoutScripts } from './barRoom';
import { Logo } from './Logo';
import { Menu } from './Menu';
import { SchemeSelect } from './SchemeSelect';
import { SkipLink } from './SkipLink';

interface TopBarProps {
  /** Pages to link to; all by default. */
  pages?: readonly NavigationPage[];
}

/**
 * The sticky bar: logo, the pages, Get Started; where it has no room for them a button opens the menu instead. Clear
 * over the top of a page, on a ground once the page is scrolled (specification 2). It never hides what has focus
 * (WCAG 2.4.11).
 */
export function TopBar({ pages = routes }: TopBarProps) {
  const navigationId = useId();
  const room = barRoom(pages);
  return (
    <Box
      component="header"
      sx={(theme) => ({
        '--mui-palette-ring': theme.vars.palette.ringStrong,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 'var(--bar-height)',
        // The bar is always in sight: focus in it must not scroll the page to clear the bar.
        '& a, & button, & select': { scrollMarginTop: 'calc(-1 * var(--bar-clearance))' },
        // By styles alone, since a page may be scrolled before hydration. Browsers without such timelines show the end.
        animation: 'bar-scrolled linear both',
        animationTimeline: 'scroll(root)',
        animationRange: '0 8px',
        '@keyframes bar-scrolled': {
          to: {
            backgroundColor: 'var(--bar-ground)',
            backdropFilter: 'blur(12px)',
            boxShadow: `0 1px 0 ${theme.vars.palette.divider}, ${theme.vars.shadows[1]}`,
          },
        },
        '--bar-ground': `color-mix(in srgb, ${theme.vars.palette.background.default} 92%, transparent)`,
        '@media (prefers-reduced-transparency: reduce)': {
          '--bar-ground': theme.vars.palette.background.default,
        },
        [forcedColors]: {
          animation: 'none',
          borderBottom: '1px solid CanvasText',
          // Words on a see-through bar would stand on patches of their own.
          backgroundColor: 'Canvas',
        },
        [lowWindow]: { position: 'relative' },
        // There it is as high as its links need, and scrolls away with the page.
        ...narrowWithoutScripts({ position: 'static', height: 'auto', py: 1 }),
        [`html[${attributes.withoutScripts}]:has(&)`]: {
          [`@media not ${room}`]: { '--bar-height': '0px' },
        },
      })}
    >
      <SkipLink />
      <Container
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          ...narrowWithoutScripts({ flexWrap: 'wrap' }),
        }}
      >
        <Logo />
        <Box
          {...screenOnly}
          sx={{
            display: 'none',
            [`@media ${room}`]: { display: 'flex' },
            alignItems: 'center',
            gap: { md: 1, lg: 1.5 },
            ...narrowWithoutScripts({ display: 'contents' }),
          }}
        >
          <Box
            component="nav"
            aria-labelledby={navigationId}
            sx={{
              display: 'flex',
              columnGap: { xs: 2, lg: 4.25 },
              ...narrowWithoutScripts({ flexWrap: 'wrap', order: 1, width: '100%' }),
            }}
          >
            <HiddenText id={navigationId}>{layoutText.mainNavigation}</HiddenText>
            {pages.map(({ path, name }) => (
              <Link
                key={path}
                variant="navigation"
                component={NavLink}
                to={path}
                sx={{ py: 1.25, whiteSpace: 'nowrap' }}
              >
                {name}
              </Link>
            ))}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: { md: 2, lg: 3.5 } }}>
            <SchemeSelect />
            <ButtonLink to={routeOf('seminars').path} size="small">
              {layoutText.getStarted}
            </ButtonLink>
          </Box>
        </Box>
        <Menu pages={pages} />
      </Container>
    </Box>
  );
}
