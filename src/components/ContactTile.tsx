import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { IconTile } from './IconTile';

interface ContactTileProps {
  /** The kind of address, for the eye only. */
  icon: ComponentProps<typeof IconTile>['icon'];
  /** First line, in the stronger weight. */
  label: string;
  /** Second line: a link, or the rest of an address. */
  children: ReactNode;
}

/**
 * One way to reach the company: an icon, what it is, and the link.
 *
 * Not for facts that nobody can act on, which are plain text.
 *
 * Accessibility: the icon is decoration, label and address say everything. A long address breaks
 * anywhere rather than being cut off.
 */
export function ContactTile({ icon, label, children }: ContactTileProps) {
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column', lg: 'row' },
        alignItems: { xs: 'center', sm: 'flex-start', lg: 'center' },
        columnGap: 2.5,
        rowGap: 2,
        p: { xs: 2.5, sm: 2.25, lg: 3 },
        borderRadius: theme.radius.card,
        bgcolor: 'background.soft',
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      })}
    >
      <IconTile icon={icon} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ color: 'text.heading', fontWeight: 600 }}>{label}</Typography>
        <Typography component="div" variant="body2">
          {children}
        </Typography>
      </Box>
    </Box>
  );
}
