import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { seminars } from '../content/seminars';
import { useIsHydrated } from '../hydration/useAfterHydration';
import { forcedColors, screenOnly } from '../theme/mixins';
import { duration, warm } from '../theme/tokens';

/** Seats of the rows of a room, from the speaker back: each row has one more than the one before it. */
function rowsOf(seats: number, row = 3): number[] {
  return seats <= row ? [seats] : [row, ...rowsOf(seats - row, row + 1)];
}

/** One seat for each seminar: its row, its share of it, and where it begins, in degrees, behind half of an aisle. */
const seats = rowsOf(seminars.length).flatMap((length, row) =>
  Array.from({ length }, (_, seat) => ({
    row,
    share: 2 * length,
    start: 180 + (180 / length) * (seat + 0.05),
  })),
);

/** Half the width of the drawing, in pixels. */
const half = 212;

const drawing = (theme: Theme) => ({
  // Beside the words, on the foot of the band and behind longer ones.
  position: 'absolute',
  zIndex: -1,
  alignSelf: 'end',
  justifySelf: 'end',
  mb: -5,
  display: { xs: 'none', md: 'block' },
  height: 'clamp(150px, 17vw, 212px)',
  fill: 'none',
  strokeWidth: 31,
  stroke: theme.vars.palette.background.tile,
  '& [data-taken]': { stroke: theme.vars.palette.category.accounting.main },
  [forcedColors]: { display: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    '& circle': { animation: `seat ${2 * duration.drawer}ms ease-out backwards` },
  },
  '@keyframes seat': { from: { opacity: 0, scale: '0.94' } },
});

interface SeatsProps {
  /** How many seats are taken, from the first row on. */
  taken: number;
}

/**
 * The site's mark drawn on as a room with a seat for each seminar, in a title band. Decoration: it comes with
 * hydration, so that no document is longer for it, and rows come forward one after the other.
 */
export function Seats({ taken }: SeatsProps) {
  if (!useIsHydrated()) return null;
  return (
    <Box
      component="svg"
      aria-hidden
      {...screenOnly}
      viewBox={`${-half} ${-half} ${2 * half} ${half}`}
      sx={drawing}
    >
      {seats.map(({ row, share, start }, index) => (
        <circle
          key={start + row}
          r={70 + 42 * row}
          pathLength={share}
          strokeDasharray={`.9 ${share}`}
          transform={`rotate(${start})`}
          style={{ animationDelay: `${(row * duration.color) / 2}ms` }}
          {...(index < taken && { 'data-taken': '' })}
        />
      ))}
      <circle r="28" fill={warm.coral} stroke="none" />
    </Box>
  );
}
