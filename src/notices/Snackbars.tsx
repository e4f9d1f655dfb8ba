import '../lib/gooberSheet';

import { SnackbarProvider } from 'notistack';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { duration as durations } from '../theme/tokens';
import { Notice } from './Notice';
import { type CurrentNotice, NoticeContext } from './noticeContext';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    info: false;
    warning: false;
    success: false;
    error: false;
    /** The only kind of snackbar here; success or error is told by the notice itself. */
    notice: { notice: CurrentNotice };
  }
}

const variants = { notice: Notice };
const sliding = { enter: durations.move, exit: durations.color };

/**
 * The one snackbar, which notistack slides in and out. A notice that takes the place of another keeps
 * its key, and with it its snackbar.
 */
export default function Snackbars() {
  const { current } = useContext(NoticeContext);
  const snackbars = useRef<SnackbarProvider>(null);
  const key = current?.key;
  const openKey = useRef<number>(undefined);

  const open = useEffectEvent(() => {
    if (current) {
      snackbars.current?.enqueueSnackbar({
        key: current.key,
        variant: 'notice',
        notice: current,
      });
    }
  });

  useEffect(() => {
    if (openKey.current === key) return;
    if (openKey.current !== undefined) snackbars.current?.closeSnackbar(openKey.current);
    openKey.current = key;
    open();
  }, [key]);

  return (
    <SnackbarProvider
      ref={snackbars}
      maxSnack={1}
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={variants}
      transitionDuration={sliding}
    />
  );
}
