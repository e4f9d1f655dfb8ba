import Box from '@mui/material/Box';
import { SnackbarProvider } from 'notistack';
import { type ReactNode, useEffect, useState } from 'react';
import { noticeAreaText } from '../content/notices';
import { Notice } from './Notice';

/** How long a notice stays, in milliseconds (specification 4). */
export const noticeDuration = 5000;

interface NoticeProviderProps {
  children: ReactNode;
  /** Milliseconds until a notice leaves; `null` keeps it until it is closed. */
  duration?: number | null;
}

const variants = { success: Notice, error: Notice };

/**
 * The notice area: a labelled region that is always on the page, shows one notice at a time, and
 * takes focus on F8 (specification 4).
 */
export function NoticeProvider({ children, duration = noticeDuration }: NoticeProviderProps) {
  const [region, setRegion] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region?.focus();
    };
    window.addEventListener('keydown', focusRegion);
    return () => window.removeEventListener('keydown', focusRegion);
  }, [region]);

  return (
    <SnackbarProvider
      maxSnack={1}
      autoHideDuration={duration}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={variants}
      {...(region && { domRoot: region })}
    >
      {children}
      <Box
        component="section"
        ref={setRegion}
        tabIndex={-1}
        aria-label={noticeAreaText.label}
        aria-live="polite"
      />
    </SnackbarProvider>
  );
}
