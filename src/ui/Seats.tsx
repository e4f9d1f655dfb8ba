import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { seminars } from '../content/seminars';
import { useIsHydrated } from '../hydration/useAfterHydration';
import { forcedColors, screenOnly } from '../theme/mixins';
import { container, duration, warm } from '../theme/tokens';

/** Seats of the rows of a room, from the speaker back: each row has one more than the one before it. */
function rowsOf(seats: number, row = 3): number[] {
  return seats <= row ? [seats] : [row, ...rowsOf(seats - row, row + 1)];
}

/** One seat for each seminar: the length of each row, and the seats in front of it. */
const rows = rowsOf(seminars.length).map((length, row, all) => ({
  length,
  before: all.slice(0, row).reduce((sum, seats) => sum + seats, 0),
}));

/** Radius of the first row, the way to the next, and half the width of the drawing: the last row and half its stroke. */
const radius = 70;
const step = 42;
const half = radius + step * (rows.length - 1) + 16;

const drawing = (theme: Theme) => ({
  // Beside the words, on the foot of the band and behind longer ones. Safari 17 aligns nothing absolute in a grid.
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: theme.spacing(-5),
  insetInlineEnd: container.gutter,
  display: { xs: 'none', md: 'block' },
  height: 'clamp(150px, 17vw, 212px)',
  fill: 'none',
  strokeWidth: 31,
  stroke: theme.vars.palette.background.tile,
  '& [data-taken]': { stroke: theme.vars.palette.category.accounting.main },
  [forcedColors]: { display: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    '& g': { animation: `seat ${2 * duration.drawer}ms ease-out backwards` },
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
      {rows.map(({ length, before }, row) => {
        // A seat is a unit long, a tenth of it aisle. Half of the circle has the row's seats, the last gap the rest.
        const arc = (seats: number) => ({
          r: radius + step * row,
          pathLength: 2 * length,
          strokeDasharray: `${'.9 .1 '.repeat(seats)}0 ${2 * length}`,
          strokeDashoffset: -0.05,
        });
        const takenHere = Math.min(Math.max(taken - before, 0), length);
        return (
          <g
            key={before}
            transform="rotate(180)"
            style={{ animationDelay: `${(row * duration.color) / 2}ms` }}
          >
            <circle {...arc(length)} />
            <circle {...arc(takenHere)} data-taken="" />
          </g>
        );
      })}
      <circle r="28" fill={warm.coral} stroke="none" />
    </Box>
  );
}
