import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CheckList } from './CheckList';

interface PrivacyNoteProps {
  /** As an h2. */
  heading: string;
  /** What is sent and stored, a sentence each. */
  points: readonly string[];
}

/**
 * What the form sends and what the browser keeps, in plain points.
 *
 * Not for a legal privacy policy.
 *
 * Accessibility: a region with a heading, so that it can be found and skipped.
 */
export function PrivacyNote({ heading, points }: PrivacyNoteProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ maxWidth: 720 }}>
      <Typography id={headingId} component="h2" variant="h4" sx={{ mb: 3 }}>
        {heading}
      </Typography>
      <CheckList points={points} />
    </Box>
  );
}
