import { floating } from 'virtual:site-facts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { floatingShadow } from '../../src/theme/overrides/surfaces';
import { Chapter } from '../handbook/Chapter';
import { Code } from '../handbook/Code';
import { HandbookPage } from '../handbook/HandbookPage';
import { Tiles } from '../handbook/Tiles';

function Level({ name, sx, children }: { name: string; sx?: object; children: ReactNode }) {
  return (
    <Card component="li" aria-label={name} sx={{ p: 4, minHeight: 220, ...sx }}>
      <Typography component="h3" variant="h4">
        {name}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {children}
      </Typography>
    </Card>
  );
}

/** The three depths of the site and what casts a shadow. */
export function ElevationPage() {
  return (
    <HandbookPage
      name="Elevation"
      lead="Depth comes from colour and from lines. A shadow is kept for what truly floats, and there is only one."
    >
      <Chapter heading="Levels">
        <Tiles min={300} gap={4}>
          <Level name="At rest">A line in the colour of dividers, and no shadow.</Level>
          <Level name="Under the pointer" sx={{ borderColor: 'cardHover' }}>
            The line takes the brand’s hue.
          </Level>
          <Level name="Floating" sx={{ boxShadow: floatingShadow, overflow: 'visible' }}>
            One deep, soft shadow that falls straight down.
          </Level>
        </Tiles>
        <Typography sx={{ mt: 5.5 }}>
          <Code>{floatingShadow}</Code>
        </Typography>
      </Chapter>
      <Chapter
        heading="What floats"
        lead="Found in the source: these ask for the shadow, besides the menu of small screens."
        tone="soft"
      >
        <Box
          component="ul"
          aria-label="What floats"
          sx={{ display: 'grid', gap: 1.5, pl: 2.5, m: 0 }}
        >
          {floating.map((name) => (
            <li key={name}>
              <Code>{name}</Code>
            </li>
          ))}
        </Box>
      </Chapter>
    </HandbookPage>
  );
}
