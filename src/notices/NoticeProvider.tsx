import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NoticeText } from '../content/types';
import { useBodyPortal } from '../lib/useBodyPortal';
import { useCountdown } from '../lib/useCountdown';
import { usePageInactive } from '../lib/usePageInactive';
import { Announcer } from './Announcer';
import { loadSnackbars } from './loadSnackbars';
import { NoticeArea, type NoticeAreaHandle } from './NoticeArea';
import { type CurrentNotice, NoticeContext, ShowNotice, type Tone } from './noticeContext';

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
 * (specification 4). A notice that arrives while another is shown takes its place at once, and time
 * starts anew. What draws them is fetched when the first one is near; should that fail, the area shows
 * the plain words, and the next notice asks for it again.
 */
export function NoticeProvider({ children, duration = noticeDuration }: NoticeProviderProps) {
  const body = useBodyPortal();
  const inactive = usePageInactive();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState(false);
  const [current, setCurrent] = useState<CurrentNotice | null>(null);
  const [Snackbars, setSnackbars] = useState<ComponentType<{ root: HTMLElement }>>();
  const [isPlain, setPlain] = useState(false);
  const latest = useRef<CurrentNotice | null>(null);
  const sequences = useRef(0);
  const area = useRef<NoticeAreaHandle>(null);

  const show = useCallback((tone: Tone, { title, text }: NoticeText) => {
    sequences.current += 1;
    const sequence = sequences.current;
    const replaced = latest.current;
    const notice = { tone, title, text, sequence, key: replaced?.key ?? sequence };
    latest.current = notice;
    setCurrent(notice);
    loadSnackbars().then(
      (loaded) => {
        setSnackbars(() => loaded);
        setPlain(false);
      },
      () => setPlain(true),
    );
  }, []);

  const dismiss = useCallback(() => {
    if (!latest.current) return;
    area.current?.giveFocusBack();
    latest.current = null;
    setCurrent(null);
  }, []);

  const paused = focused || inactive;
  useCountdown({
    duration: current && isPlain ? duration : null,
    sequence: current?.sequence ?? 0,
    paused,
    onEnd: dismiss,
  });

  const state = useMemo(
    () => ({ current, duration, paused, dismiss }),
    [current, duration, paused, dismiss],
  );

  return (
    <ShowNotice value={show}>
      <NoticeContext value={state}>
        {children}
        {Snackbars && root && <Snackbars root={root} />}
      </NoticeContext>
      {body &&
        createPortal(
          <>
            <NoticeArea
              ref={area}
              current={current}
              isPlain={isPlain}
              focused={focused}
              onFocusChange={setFocused}
              dismiss={dismiss}
              onRoot={setRoot}
            />
            <Announcer current={current} />
          </>,
          body,
        )}
    </ShowNotice>
  );
}
