import { useContext, useMemo } from 'react';
import type { NoticeText } from '../content/types';
import { ShowNotice } from './noticeDesk';

/** Shows notices: `success` and `error` take a title and a text. */
export function useNotices() {
  const show = useContext(ShowNotice);
  return useMemo(
    () => ({
      success: (text: NoticeText) => show('success', text),
      error: (text: NoticeText) => show('error', text),
    }),
    [show],
  );
}
