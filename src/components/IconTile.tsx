import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';

/** An icon on a soft square; decoration beside words that say the same. */
export function IconTile({ icon: Icon, warm = false }: { icon: typeof SvgIcon; warm?: boolean }) {
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 52,
        height: 52,
        borderRadius: theme.radius.tile,
        bgcolor: warm ? 'background.tileWarm' : 'background.tile',
        color: warm ? 'icon.onTileWarm' : 'icon.onTile',
      })}
    >
      <Icon aria-hidden />
    </Box>
  );
}
