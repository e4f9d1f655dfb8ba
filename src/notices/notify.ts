import './gooberSheet';

import { enqueueSnackbar } from 'notistack';
import type { NoticeText } from '../content/notices';

export interface Notice extends NoticeText {
  severity: 'success' | 'error';
  /** A status in the page says the same: the notice is shown and not announced. */
  silent?: boolean;
}

declare module 'notistack' {
  interface VariantOverrides {
    /** Its only variant here; the notice itself has a severity. */
    notice: { notice: Notice };
  }
}

/** The last notice, which F8 shows again. */
export const lastNotice: { current?: Notice } = {};

/** Id of the live region that announces notices: a part of Notices, as it must be in the page before its words. */
export const liveRegionId = 'northmere-live-region';

/**
 * Shows a notice for five seconds, in the place of one that is still there (specification 4 and 8). While the modal
 * menu is open, which makes all else inert, it waits.
 */
export function notify(severity: Notice['severity'], text: NoticeText, silent = false) {
  const menu = document.querySelector('dialog:modal');
  // Behind the menu no status speaks.
  const notice = { severity, ...text, silent: silent && !menu };
  const show = () => {
    lastNotice.current = notice;
    enqueueSnackbar({ variant: 'notice', notice });
  };
  if (menu) menu.addEventListener('close', show, { once: true });
  else show();
}
