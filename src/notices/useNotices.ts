import { useContext, useEffect, useMemo } from 'react';
import type { NoticeText } from '../content/types';
import { whenIdle } from '../lib/whenIdle';
import { loadSnackbars } from './loadSnackbars';
import { ShowNotice } from './noticeContext';

function fetchAhead() {
  loadSnackbars().catch(() => undefined);
}

/**
 * Shows notices: `success` and `error` take a title and a text. Whoever calls this may show one soon,
 * so what draws them is fetched ahead.
 */
export function useNotices() {
  const show = useContext(ShowNotice);

  useEffect(() => whenIdle(fetchAhead), []);

  return useMemo(
    () => ({
      success: (text: NoticeText) => show('success', text),
      error: (text: NoticeText) => show('error', text),
    }),
    [show],
  );
}
