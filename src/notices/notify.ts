import './gooberSheet';

import { enqueueSnackbar } from 'notistack';
import type { NoticeText } from '../content/notices';

export interface Notice extends NoticeText {
  tone: 'success' | 'error';
  /** The page says the same as a status of its own, so the notice is shown and not announced. */
  silent?: boolean;
}

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    info: false;
    warning: false;
    success: false;
    error: false;
    /** The only kind of snackbar here; success or error is told by the notice itself. */
    notice: { notice: Notice };
  }
}

/** The notice that was shown last, which F8 shows again. */
export const lastNotice: { current?: Notice } = {};

/** Id of the status that speaks. */
export const voiceId = 'voice';

/**
 * Shows a notice for five seconds, in the place of one that is still there (specification 4 and 8). While the
 * menu is open, which keeps all else from being seen and heard, it waits.
 */
export function notify(tone: Notice['tone'], text: NoticeText, options?: { silent?: boolean }) {
  const notice = { tone, ...text, ...options };
  const show = () => {
    lastNotice.current = notice;
    enqueueSnackbar({ variant: 'notice', notice });
  };
  const menu = document.querySelector('dialog:modal');
  if (menu) menu.addEventListener('close', show, { once: true });
  else show();
}
