import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Code } from '../../handbook/Code';

/** Things that look one way in the light scheme and another in the dark one, in two columns. */
export function PairList({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 6.5,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}

function InScheme({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}
    >
      {children}
    </Box>
  );
}

interface PairProps {
  /** As the code calls it. */
  name: string;
  text?: string | undefined;
  light: ReactNode;
  dark: ReactNode;
}

/** One entry: its name and purpose, then how it is in the light and in the dark scheme. */
export function Pair({ name, text, light, dark }: PairProps) {
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1.2fr) 1fr 1fr' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1.5,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Typography variant="body2" sx={{ color: 'text.heading', fontWeight: 600 }}>
          <Code>{name}</Code>
        </Typography>
        {text && <Typography variant="facts">{text}</Typography>}
      </Box>
      <InScheme name="Light scheme">{light}</InScheme>
      <InScheme name="Dark scheme">{dark}</InScheme>
    </Box>
  );
}
