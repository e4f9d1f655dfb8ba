import { useSnackbar } from 'notistack';
import { useMemo } from 'react';
import type { NoticeText } from '../content/types';

/** Shows notices: `success` and `error` take a title and a text. */
export function useNotices() {
  const { enqueueSnackbar } = useSnackbar();
  return useMemo(() => {
    const show =
      (variant: 'success' | 'error') =>
      ({ title, text }: NoticeText) => {
        enqueueSnackbar(text, { variant, title });
      };
    return { success: show('success'), error: show('error') };
  }, [enqueueSnackbar]);
}
