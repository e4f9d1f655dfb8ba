import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

const sides = { right: ['✓ Do', 'success.main'], wrong: ['✕ Do not', 'error.main'] } as const;

/** A choice that is easily made wrong, drawn both ways. The class keeps headings out of the list of contents. */
export const Pair = (parts: Record<keyof typeof sides, ReactNode>) => (
  <Box
    className="docs-story sb-unstyled"
    sx={{ display: 'grid', gap: 2, my: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}
  >
    {(['right', 'wrong'] as const).map((side) => (
      <Card key={side} sx={{ p: 3 }}>
        <Box sx={{ mb: 2, typography: 'facts', fontWeight: 'bold', color: sides[side][1] }}>
          {sides[side][0]}
        </Box>
        <Box
          // To be looked at, not pressed.
          inert
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            '& > :is(div, article, img, picture)': { flexBasis: '100%', minWidth: 0 },
          }}
        >
          {parts[side]}
        </Box>
      </Card>
    ))}
  </Box>
);
