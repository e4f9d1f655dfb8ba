import './gooberSheet';

import { SnackbarProvider } from 'notistack';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NoticeText } from '../content/types';
import { duration as durations } from '../theme/tokens';
import { Announcer } from './Announcer';
import { Notice } from './Notice';
import { NoticeArea, type NoticeAreaHandle } from './NoticeArea';
import { NoticeDeskContext, ShowNotice, type StandingNotice, type Tone } from './noticeDesk';
import { useBodyElement } from './useBodyElement';
import { useWindowAway } from './useWindowAway';

/** How long a notice stays, in milliseconds (specification 4). */
export const noticeDuration = 5000;

interface NoticeProviderProps {
  children: ReactNode;
  /** Milliseconds until a notice leaves; `null` keeps it until it is closed. */
  duration?: number | null;
}

const variants = { notice: Notice };
const sliding = { enter: durations.move, exit: durations.colour };

/**
 * Notices for all that is inside: one at a time, for as long as the visitor needs it
 * (specification 4). notistack slides the one snackbar in and out; when a notice arrives while
 * another stands, it takes over the place at once, and time starts anew.
 */
export function NoticeProvider({ children, duration = noticeDuration }: NoticeProviderProps) {
  const body = useBodyElement();
  const away = useWindowAway();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState(false);
  const [standing, setStanding] = useState<StandingNotice | null>(null);
  const latest = useRef<StandingNotice | null>(null);
  const turns = useRef(0);
  const snackbars = useRef<SnackbarProvider>(null);
  const area = useRef<NoticeAreaHandle>(null);

  const show = useCallback((tone: Tone, { title, text }: NoticeText) => {
    turns.current += 1;
    const turn = turns.current;
    const replaced = latest.current;
    const notice = { tone, title, text, turn, key: replaced?.key ?? turn };
    latest.current = notice;
    setStanding(notice);
    if (!replaced) snackbars.current?.enqueueSnackbar({ key: turn, variant: 'notice', notice });
  }, []);

  const dismiss = useCallback(() => {
    if (!latest.current) return;
    area.current?.giveFocusBack();
    snackbars.current?.closeSnackbar(latest.current.key);
    latest.current = null;
    setStanding(null);
  }, []);

  const desk = useMemo(
    () => ({ standing, duration, held: focused || away, dismiss }),
    [standing, duration, focused, away, dismiss],
  );

  return (
    <ShowNotice value={show}>
      <NoticeDeskContext value={desk}>
        <SnackbarProvider
          ref={snackbars}
          maxSnack={1}
          autoHideDuration={null}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          Components={variants}
          transitionDuration={sliding}
          {...(root && { domRoot: root })}
        >
          {children}
        </SnackbarProvider>
      </NoticeDeskContext>
      {body &&
        createPortal(
          <>
            <NoticeArea
              ref={area}
              standing={standing}
              focused={focused}
              onFocusChange={setFocused}
              dismiss={dismiss}
              onRoot={setRoot}
            />
            <Announcer standing={standing} />
          </>,
          body,
        )}
    </ShowNotice>
  );
}
