import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NoticeText } from '../content/types';
import { Announcer } from './Announcer';
import { loadSnackbars } from './loadSnackbars';
import { NoticeArea, type NoticeAreaHandle } from './NoticeArea';
import { NoticeDeskContext, ShowNotice, type StandingNotice, type Tone } from './noticeDesk';
import { useBodyPortal } from './useBodyPortal';
import { usePageInactive } from './usePageInactive';

/** How long a notice stays, in milliseconds (specification 4). */
export const noticeDuration = 5000;

interface NoticeProviderProps {
  /** The site; everything in it may show notices. */
  children: ReactNode;
  /** Milliseconds until a notice leaves; `null` keeps it until it is closed. */
  duration?: number | null;
}

/**
 * Notices for all that is inside: one at a time, for as long as the visitor needs it
 * (specification 4). When a notice arrives while another stands, it takes over the place at once, and
 * time starts anew. What draws them is fetched when the first one is near; should that fail, it is
 * still spoken, and the next notice asks for it again.
 */
export function NoticeProvider({ children, duration = noticeDuration }: NoticeProviderProps) {
  const body = useBodyPortal();
  const away = usePageInactive();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState(false);
  const [standing, setStanding] = useState<StandingNotice | null>(null);
  const [Snackbars, setSnackbars] = useState<ComponentType<{ root: HTMLElement }>>();
  const latest = useRef<StandingNotice | null>(null);
  const turns = useRef(0);
  const area = useRef<NoticeAreaHandle>(null);

  const show = useCallback((tone: Tone, { title, text }: NoticeText) => {
    turns.current += 1;
    const turn = turns.current;
    const replaced = latest.current;
    const notice = { tone, title, text, turn, key: replaced?.key ?? turn };
    latest.current = notice;
    setStanding(notice);
    loadSnackbars().then(
      (loaded) => setSnackbars(() => loaded),
      () => undefined,
    );
  }, []);

  const dismiss = useCallback(() => {
    if (!latest.current) return;
    area.current?.giveFocusBack();
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
        {children}
        {Snackbars && root && <Snackbars root={root} />}
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
