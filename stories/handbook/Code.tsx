import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The name of something in the code, or a value of it. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <Box
      component="code"
      sx={{
        fontFamily: 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace',
        fontSize: '0.875em',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
