import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { sentences } from '../content/notices';
import type { CurrentNotice } from './noticeContext';

/**
 * Speaks each notice once and leaves it to be read for as long as it is shown. Order: everything that the
 * site announces is polite, so it is heard in the order in which it happens and nothing clears anything.
 *
 * A silent notice belongs to a page that already says the same as a status. The place is always there,
 * since a live region that appears together with its text often goes unheard; and it is not part of the
 * notice, since its buttons are not to be read out (WCAG 4.1.3).
 */
export function Announcer({ current }: { current: CurrentNotice | null }) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {/* A new element each time, so that the same words are spoken again. */}
      {current && !current.silent && <span key={current.sequence}>{sentences(current)}</span>}
    </Box>
  );
}
