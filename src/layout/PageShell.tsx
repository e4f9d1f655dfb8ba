import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { attributes } from '../lib/constants';
import { useNavigationEffects } from '../routing/useNavigationEffects';
import { duration } from '../theme/tokens';
import { Footer } from './Footer';
import { mainId } from './SkipLink';
import { TopBar } from './TopBar';

const main = {
  flexGrow: 1,
  // A page that a link leads to fades in; the first one of a document is there at once.
  [`html[${attributes.hydrated}] & > *`]: {
    transition: `opacity ${duration.color}ms`,
    '@starting-style': { opacity: 0 },
  },
};

/** Around every page: skip link, bar, main and footer, in this order (specification 2). */
export function PageShell({ children }: { children: ReactNode }) {
  useNavigationEffects();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        // An element alone on a page is centered in the rest of the window.
        '& > main:has(> [data-alone])': { display: 'grid', alignContent: 'center' },
        '& > main:has(> [data-tone="soft"]:last-child) + footer': { bgcolor: 'background.soft' },
      }}
    >
      <TopBar />
      <Box component="main" id={mainId} sx={main}>
        {children}
      </Box>
      <Footer />
    </Box>
  );
}
