import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SwatchProps {
  colour: string;
  width: number | string;
  height: number;
  /** Drawn in another colour on top; decoration, since the words beside it say the same. */
  children?: ReactNode;
  /** Colour of what is drawn on top. */
  ink?: string;
}

/** A piece of colour that stays what it is in either scheme and in forced colours. */
export function Swatch({ colour, width, height, ink, children }: SwatchProps) {
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: theme.radius.input,
        forcedColorAdjust: 'none',
      })}
      style={{ width, height, backgroundColor: colour, color: ink }}
    >
      {children}
    </Box>
  );
}
