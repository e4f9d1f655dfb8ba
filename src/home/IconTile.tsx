import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import { screenOnly } from '../theme/mixins';

interface IconTileProps {
  /** One of MUI's outlined icons; for the eye only. */
  icon: typeof SvgIcon;
  /** `warm` is the accent color. */
  tone?: 'calm' | 'warm';
}

/**
 * An icon on a soft square, beside words that say the same. Not for a control, which is an IconButton with a name,
 * nor to tell two things apart: the warm tone is decoration, too.
 */
export function IconTile({ icon: Icon, tone = 'calm' }: IconTileProps) {
  return (
    <Box
      {...screenOnly}
      sx={(theme) => ({
        display: 'grid',
        placeItems: 'center',
        width: 52,
        height: 52,
        borderRadius: theme.radius.tile,
        bgcolor: tone === 'warm' ? 'background.tileWarm' : 'background.tile',
        color: tone === 'warm' ? 'icon.onTileWarm' : 'icon.onTile',
      })}
    >
      <Icon />
    </Box>
  );
}
