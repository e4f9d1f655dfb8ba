import '../lib/gooberSheet';

import { SnackbarProvider } from 'notistack';
import {
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../lib/whenIdle';
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
function Snackbar() {
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

const blank = {
  // notistack takes a key of 0 for none.
  current: { tone: 'success', title: '', text: '', key: 1, sequence: 1 },
  duration: null,
  paused: false,
  dismiss: () => undefined,
} as const;

/**
 * Draws a blank notice while the browser is idle, outside of the document, and takes it away: the first one
 * that counts then finds its styles in place and its code ready, which is half of its work.
 */
function Rehearsal({ children }: { children: ReactNode }) {
  const [stage, setStage] = useState<Element | null>();

  useEffect(() => {
    if (stage === null) return;
    const next = stage ? null : document.createElement('div');
    whenIdle(() => startTransition(() => setStage(next)));
  }, [stage]);

  return stage && createPortal(<NoticeContext value={blank}>{children}</NoticeContext>, stage);
}

/** The snackbar, and before the first notice one that rehearses it. */
export default function Snackbars() {
  const { current } = useContext(NoticeContext);
  const [isFirst] = useState(!current);
  return (
    <>
      <Snackbar />
      {isFirst && (
        <Rehearsal>
          <Snackbar />
        </Rehearsal>
      )}
    </>
  );
}
