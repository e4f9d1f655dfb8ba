import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';

const turn = keyframes({ to: { rotate: '1turn' } });

/**
 * Says beside a word that something is under way. Stands still where less motion is asked for. A ring of
 * two rules: MUI's `CircularProgress` is left out of the site's scripts (`build/left-out.mjs`).
 *
 * Accessibility: decoration; the word says the same.
 */
export function SendingRing() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: '1.125em',
        height: '1.125em',
        mr: 1.25,
        border: '2px solid',
        borderRightColor: 'transparent',
        borderRadius: '50%',
        '@media (prefers-reduced-motion: no-preference)': {
          animation: `${turn} 1s linear infinite`,
        },
      }}
    />
  );
}
