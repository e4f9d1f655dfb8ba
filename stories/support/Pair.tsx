import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

/** A choice that is easily made wrong, drawn both ways. The class keeps headings out of the list of contents. */
export const Pair = ({ right, wrong }: Record<'right' | 'wrong', ReactNode>) => (
  <Box
    className="docs-story sb-unstyled"
    sx={{ display: 'grid', gap: 2, my: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}
  >
    {Object.entries({ Do: right, 'Do not': wrong }).map(([name, part]) => (
      <Card key={name} sx={{ p: 3 }}>
        <Box sx={{ mb: 2, typography: 'facts' }}>{name}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>{part}</Box>
      </Card>
    ))}
  </Box>
);
