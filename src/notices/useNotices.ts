import { useContext, useEffect, useMemo } from 'react';
import type { NoticeText } from '../content/types';
import { whenIdle } from '../lib/whenIdle';
import { type NoticeOptions, ShowNotice } from './noticeContext';
import { snackbarCode } from './snackbarCode';

/** Somebody is about to use the page: none can press a control before one of these. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

/** Not at once: running the script would hold up the press itself. */
function fetchAhead() {
  whenIdle(() => void snackbarCode.load().catch(() => undefined));
}

/**
 * Shows notices: `success` and `error` take a title and a text. A page that already announces the same
 * event asks for a silent notice, so that the event has one voice. A component that calls this may show a
 * notice soon, so the code that draws it is fetched when the visitor begins to use the page.
 */
export function useNotices() {
  const show = useContext(ShowNotice);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const sign of signs) {
      document.addEventListener(sign, fetchAhead, { once: true, signal });
    }
    return () => listening.abort();
  }, []);

  return useMemo(
    () => ({
      success: (text: NoticeText, options?: NoticeOptions) => show('success', text, options),
      error: (text: NoticeText, options?: NoticeOptions) => show('error', text, options),
    }),
    [show],
  );
}
