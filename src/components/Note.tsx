import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { CheckList } from './CheckList';

interface NoteProps {
  /** As an h2. */
  heading: string;
  /** What there is to know, a sentence each. */
  points: readonly string[];
  /** What one can do about it, below the points. */
  children?: ReactNode;
}

/**
 * What visitors may want to know beside the matter of a page, in plain points: what happens to their
 * data, or how accessible the site is.
 *
 * Not for a legal policy.
 *
 * Accessibility: a region with a heading, so that it can be found and skipped.
 */
export function Note({ heading, points, children }: NoteProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ maxWidth: 720 }}>
      <Typography id={headingId} component="h2" variant="h4" sx={{ mb: 3 }}>
        {heading}
      </Typography>
      <CheckList points={points} />
      {children}
    </Box>
  );
}
