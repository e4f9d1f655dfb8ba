import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { listOf, type RootProps } from './root';

interface GroupStackProps extends RootProps {
  /** Groups, one below the other. */
  children: ReactNode;
}

/**
 * Groups of cards under each other, further apart than the cards within one.
 *
 * Not for spacing inside of a group.
 *
 * Accessibility: adds nothing to what screen readers hear; groups bring their own headings.
 */
export function GroupStack({ children, sx, ...root }: GroupStackProps) {
  return (
    <Box
      {...root}
      sx={[
        { '& > * + *': { mt: { xs: 6.5, md: 9 } }, '@media print': { '& > * + *': { mt: 2 } } },
        ...listOf(sx),
      ]}
    >
      {children}
    </Box>
  );
}
