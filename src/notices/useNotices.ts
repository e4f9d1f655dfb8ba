import { useContext, useEffect, useMemo } from 'react';
import type { NoticeText } from '../content/types';
import { whenIdle } from '../lib/whenIdle';
import { loadSnackbars } from './loadSnackbars';
import { ShowNotice } from './noticeContext';

/** Somebody is about to use the page: none can press a control before one of these. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

/** Not at once: running the script would hold up the press itself. */
function fetchAhead() {
  whenIdle(() => void loadSnackbars().catch(() => undefined));
}

/**
 * Shows notices: `success` and `error` take a title and a text. Whoever calls this may show one soon,
 * so what draws them is fetched as soon as somebody uses the page.
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
      success: (text: NoticeText) => show('success', text),
      error: (text: NoticeText) => show('error', text),
    }),
    [show],
  );
}
