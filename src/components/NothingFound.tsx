import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ButtonLink } from './ButtonLink';
import { listOf, type RootProps } from './root';

interface NothingFoundProps extends RootProps {
  /** Why the list is empty, in a sentence. */
  text: string;
  /** Words of the way back. */
  showAll: string;
  /** The address of the whole list. */
  to: string;
}

/**
 * Stands in for a list that the filters have left nothing of, with the way back to all of it.
 *
 * Not for a list that is still on its way.
 *
 * Accessibility: how many were found is announced by the filter; this is what one finds next.
 */
export function NothingFound({ text, showAll, to, sx, ...root }: NothingFoundProps) {
  return (
    <Box {...root} sx={[{ display: 'grid', justifyItems: 'start', gap: 3 }, ...listOf(sx)]}>
      <Typography variant="lead">{text}</Typography>
      <ButtonLink to={to}>{showAll}</ButtonLink>
    </Box>
  );
}
