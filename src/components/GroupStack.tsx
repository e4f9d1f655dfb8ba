import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Groups of cards under each other, further apart than the cards within one. */
export function GroupStack({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{ '& > * + *': { mt: { xs: 6.5, md: 9 } }, '@media print': { '& > * + *': { mt: 2 } } }}
    >
      {children}
    </Box>
  );
}
