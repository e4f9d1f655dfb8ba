import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Region, RegionHeading } from '../ui/Region';

interface NoteProps {
  /** What a hash names: links lead there. */
  id: string;
  /** As an h2. */
  heading: string;
  /** What there is to know. */
  points: readonly string[];
  /** Points with a link, as `li`. */
  children: ReactNode;
}

/** What visitors may want to know in plain points: on their data, or how accessible the site is. */
export function Note({ id, heading, points, children }: NoteProps) {
  return (
    <Region id={id} sx={{ mt: 3.5, maxWidth: '45rem' }}>
      <RegionHeading variant="h4" sx={{ mb: 1.5 }}>
        {heading}
      </RegionHeading>
      <Typography
        component="ul"
        variant="facts"
        sx={{
          display: 'grid',
          gap: 1,
          paddingInlineStart: 2.5,
          fontWeight: 'regular',
          lineHeight: 1.5,
        }}
      >
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {children}
      </Typography>
    </Region>
  );
}
