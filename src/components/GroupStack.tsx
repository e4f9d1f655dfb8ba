import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Groups of cards under each other, further apart than the cards within one. */
export function GroupStack({ children }: { children: ReactNode }) {
  return <Stack spacing={{ xs: 6.5, md: 9 }}>{children}</Stack>;
}
