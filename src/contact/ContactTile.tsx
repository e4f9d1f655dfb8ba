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
  /** Below it: a link, and more about it. */
  children: ReactNode;
}

/** One way to reach the company: an icon, what it is, and the link, which may wrap. */
export function ContactTile({ icon, label, children }: ContactTileProps) {
  return (
    <Card
      variant="flat"
      sx={{
        display: 'flex',
        // Where an address has no room beside the icon, the words of every tile stand below it.
        flexWrap: 'wrap',
        alignItems: { xs: 'center', sm: 'start', lg: 'center' },
        alignContent: { xs: 'center', sm: 'start', lg: 'center' },
        columnGap: { xs: 1.5, sm: 2.5 },
        rowGap: 0.75,
        p: { xs: 1.5, sm: 3 },
      }}
    >
      <IconTile icon={icon} />
      <Box
        sx={{
          flex: '1 1 13.5rem',
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
