import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';

interface IconTileProps {
  /** One of MUI's outlined icons; for the eye only. */
  icon: typeof SvgIcon;
  /** `warm` is the accent color: once in a group at most. */
  tone?: 'calm' | 'warm';
}

/**
 * An icon on a soft square, beside words that say the same.
 *
 * Not for a control: an icon that does something is an IconButton with a name. Not to tell two
 * things apart either, since the warm tone is decoration, too.
 *
 * Accessibility: hidden from screen readers.
 */
export function IconTile({ icon: Icon, tone = 'calm' }: IconTileProps) {
  const isWarm = tone === 'warm';
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        displayPrint: 'none',
        placeItems: 'center',
        flexShrink: 0,
        width: 52,
        height: 52,
        borderRadius: theme.radius.tile,
        bgcolor: isWarm ? 'background.tileWarm' : 'background.tile',
        color: isWarm ? 'icon.onTileWarm' : 'icon.onTile',
      })}
    >
      <Icon />
    </Box>
  );
}
