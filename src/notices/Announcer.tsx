import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState } from 'react';
import type { CurrentNotice } from './noticeContext';

/** Long enough to be announced, short enough not to be read a second time, in milliseconds. */
const spokenFor = 1000;

/** Title and text as one sentence after the other. */
function sentences({ title, text }: CurrentNotice): string {
  return /[.!?…]$/.test(title) ? `${title} ${text}` : `${title}. ${text}`;
}

/**
 * Speaks each notice once: success when the screen reader has finished its sentence, errors at once.
 * Both places are always there, since one that is made together with its text often goes unheard; and
 * they are no part of the notice, since its buttons are not to be read out (WCAG 4.1.3).
 */
export function Announcer({ current }: { current: CurrentNotice | null }) {
  const [lastSpoken, setLastSpoken] = useState(0);

  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => setLastSpoken(current.sequence), spokenFor);
    return () => clearTimeout(timer);
  }, [current]);

  const due = current && current.sequence > lastSpoken ? current : null;
  // A new element each time, so that the same words are spoken again.
  const words = due && <span key={due.sequence}>{sentences(due)}</span>;
  return (
    <Box sx={visuallyHidden}>
      <div role="status" aria-live="polite">
        {due?.tone === 'success' && words}
      </div>
      <div role="status" aria-live="assertive">
        {due?.tone === 'error' && words}
      </div>
    </Box>
  );
}
