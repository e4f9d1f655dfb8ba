import './gooberSheet';

import { SnackbarProvider } from 'notistack';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { duration as durations } from '../theme/tokens';
import { Notice } from './Notice';
import { NoticeDeskContext } from './noticeDesk';

const variants = { notice: Notice };
const sliding = { enter: durations.move, exit: durations.colour };

/**
 * The one snackbar, which notistack slides in and out. A notice that takes the place of another keeps
 * its key, and with it its snackbar.
 *
 * @param root where it is drawn
 */
export default function Snackbars({ root }: { root: HTMLElement }) {
  const { standing } = useContext(NoticeDeskContext);
  const snackbars = useRef<SnackbarProvider>(null);
  const key = standing?.key;
  const openKey = useRef<number>(undefined);

  const open = useEffectEvent(() => {
    if (standing) {
      snackbars.current?.enqueueSnackbar({
        key: standing.key,
        variant: 'notice',
        notice: standing,
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
      domRoot={root}
    />
  );
}
