import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type HeadingLevel, listOf, type RootProps } from './root';

interface NoteProps extends RootProps {
  /** As an h2. */
  heading: string;
  /** What there is to know, a sentence each. */
  points: readonly string[];
  /** A link below the points. */
  children?: ReactNode;
  /** Rank of the heading. */
  level?: HeadingLevel;
}

/**
 * What visitors may want to know beside the matter of a page, in plain points: what happens to their
 * data, or how accessible the site is.
 *
 * Not for a legal policy.
 *
 * Accessibility: a region with a heading, so that it can be found and skipped.
 */
export function Note({ heading, points, children, level = 2, sx, ...root }: NoteProps) {
  const headingId = useId();
  return (
    <Box
      {...root}
      component="section"
      aria-labelledby={headingId}
      sx={[{ maxWidth: 720, breakInside: 'avoid' }, ...listOf(sx)]}
    >
      <Typography id={headingId} component={`h${level}`} variant="h4" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      <Typography
        component="ul"
        variant="facts"
        sx={{
          display: 'grid',
          gap: 1,
          m: 0,
          pl: 2.5,
          fontWeight: 'fontWeightRegular',
          lineHeight: 1.5,
        }}
      >
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Typography>
      {children}
    </Box>
  );
}
