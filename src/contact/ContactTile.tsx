import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { IconTile } from '../ui/IconTile';

interface ContactTileProps {
  /** The kind of address, for the eye only. */
  icon: typeof SvgIcon;
  /** First line, in the stronger weight. */
  label: string;
  /** Second line: a link, or the rest of an address. */
  children: ReactNode;
}

/** One way to reach the company: an icon, what it is, and the link, which may break. */
export function ContactTile({ icon, label, children }: ContactTileProps) {
  return (
    <Card
      variant="soft"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column', lg: 'row' },
        // Where an address has no room beside the icon, the words of every tile stand below it.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: { xs: 'center', sm: 'flex-start' },
        columnGap: { xs: 1.5, lg: 2.5 },
        rowGap: { xs: 0.75, sm: 2 },
        p: { xs: 0.75, sm: 1.75, lg: 3 },
        '@media print': { p: 0 },
      }}
    >
      <IconTile icon={icon} />
      <Box
        sx={{
          flex: { xs: '1 1 13.5rem', sm: '0 1 auto' },
          minWidth: 0,
          maxWidth: '100%',
          overflowWrap: 'break-word',
        }}
      >
        <Typography sx={{ color: 'text.heading', fontWeight: 'strong' }}>{label}</Typography>
        <Typography component="div" variant="body2">
          {children}
        </Typography>
      </Box>
    </Card>
  );
}
