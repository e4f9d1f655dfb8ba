import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { IconTile } from './IconTile';

/** One way to reach the company: an icon and two lines. */
export function ContactTile({ icon, children }: { icon: SvgIconComponent; children: ReactNode }) {
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column', lg: 'row' },
        alignItems: { xs: 'center', sm: 'flex-start', lg: 'center' },
        columnGap: 2.5,
        rowGap: 2,
        p: { xs: 2.5, sm: 3 },
        borderRadius: theme.radius.card,
        bgcolor: 'background.soft',
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      })}
    >
      <IconTile icon={icon} />
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
