import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { Region, RegionHeading } from '../ui/Region';

interface NoteProps {
  /** What a hash names: links lead there. */
  id: string;
  /** As an h2. */
  heading: string;
  /** What there is to know; a link needs a key. */
  points: readonly ReactNode[];
}

/** What visitors may want to know in plain points: on their data, or how accessible the site is. */
export function Note({ id, heading, points }: NoteProps) {
  return (
    <Region id={id} sx={{ mt: 3.5, maxWidth: 720 }}>
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
        {Children.map(points, (point) => (
          <li>{point}</li>
        ))}
      </Typography>
    </Region>
  );
}
