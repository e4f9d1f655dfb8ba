import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useNavigationEffects } from '../routing/useNavigationEffects';
import { Footer } from './Footer';
import { mainId } from './SkipLink';
import { TopBar } from './TopBar';

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
      <Box component="main" id={mainId} sx={{ flexGrow: 1 }}>
        {children}
      </Box>
      <Footer />
    </Box>
  );
}
