import Box from '@mui/material/Box';
import type { Seminar, SeminarCardText } from '../../content/types';

interface StartTimeProps {
  seminar: Pick<Seminar, 'start' | 'format'>;
  /** The same on the visitor's own clock; empty where it is no other time. */
  ownStart: string | undefined;
  text: Pick<SeminarCardText, 'timeZone' | 'ownStart'>;
}

/** Two lines where both times do not fit on one, so that nothing moves when the second one appears. */
const roomForOwnStart = {
  minHeight: { xs: '2.8em', md: 0 },
  '@media print': { minHeight: 0 },
};

/** When a seminar starts: our time, and for a webinar the visitor's beside or below it. */
export function StartTime({ seminar, ownStart, text }: StartTimeProps) {
  return (
    <Box component="span" sx={seminar.format === 'Live webinar' ? roomForOwnStart : undefined}>
      <span>{`${seminar.start} ${text.timeZone}`}</span>
      {ownStart && (
        <>
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {' · '}
          </Box>
          <Box component="span" sx={{ display: { xs: 'block', md: 'inline-block' } }}>
            {text.ownStart(ownStart)}
          </Box>
        </>
      )}
    </Box>
  );
}
