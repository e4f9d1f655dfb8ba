import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listOf, type RootProps } from './root';

interface CheckListProps extends RootProps {
  /** In the order shown, a short sentence each. */
  points: readonly string[];
}

/**
 * Three to five short points, each with a tick before it.
 *
 * Not for steps that follow each other, which are numbered, nor for long paragraphs.
 *
 * Accessibility: a list whose ticks are decoration; screen readers hear the points and their
 * number.
 */
export function CheckList({ points, sx, ...root }: CheckListProps) {
  // Safari takes a list without markers for none, unless its role says so.
  return (
    <Box
      {...root}
      component="ul"
      role="list"
      sx={[
        {
          display: 'grid',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          '@media print': { gap: 0.5 },
        },
        ...listOf(sx),
      ]}
    >
      {points.map((point) => (
        <Box key={point} component="li" sx={{ display: 'flex', gap: 2 }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              flexShrink: 0,
              // Grows and shrinks with the line beside it, also on paper.
              width: '1.75rem',
              height: '1.75rem',
              borderRadius: '50%',
              bgcolor: 'background.tile',
              color: 'icon.onTile',
            }}
          >
            <CheckRounded sx={{ fontSize: 'iconSmall' }} />
          </Box>
          <Typography sx={{ color: 'text.heading' }}>{point}</Typography>
        </Box>
      ))}
    </Box>
  );
}
