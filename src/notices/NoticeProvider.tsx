import {
  createElement,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import type { NoticeText } from '../content/types';
import { useBodyPortal } from '../lib/useBodyPortal';
import { useCountdown } from '../lib/useCountdown';
import { usePageInactive } from '../lib/usePageInactive';
import { Announcer } from './Announcer';
import { NoticeArea, type NoticeAreaHandle } from './NoticeArea';
import {
  type CurrentNotice,
  NoticeContext,
  type NoticeOptions,
  ShowNotice,
  type Tone,
} from './noticeContext';
import { snackbarCode } from './snackbarCode';

/** How long a notice stays, in milliseconds (specification 4). */
export const noticeDuration = 5000;

interface NoticeProviderProps {
  /** The site; everything in it may show notices. */
  children: ReactNode;
  /** Milliseconds until a notice leaves; `null` keeps it until it is closed. */
  duration?: number | null;
}

/**
 * Short messages over the page, also called toasts: one at a time, for five seconds (specification
 * 4 and 8). The title says what happened, the text what comes next.
 *
 * Not for anything that must not be missed: a notice leaves by itself, so what matters also stands
 * in the page. Not for a question or a choice either.
 *
 * Accessibility: the time stands still while the pointer or focus is on a notice and while the
 * window is out of sight (WCAG 2.2.1). F8 moves focus to it and says it, Esc dismisses it and gives
 * focus back; later F8 shows the last notice again, until focus leaves. A notice is announced when the
 * screen reader has finished (WCAG 4.1.3), unless the page announces the same event itself. It moves
 * out of the way of the control that has focus (WCAG 2.4.11), and a button does what a swipe does
 * (WCAG 2.5.7).
 */
export function NoticeProvider({ children, duration = noticeDuration }: NoticeProviderProps) {
  const body = useBodyPortal();
  const inactive = usePageInactive();
  const Snackbars = useSyncExternalStore(
    snackbarCode.subscribe,
    snackbarCode.read,
    () => undefined,
  );
  const [focused, setFocused] = useState(false);
  const [current, setCurrent] = useState<CurrentNotice | null>(null);
  const [last, setLast] = useState<CurrentNotice | null>(null);
  const [isPlain, setPlain] = useState(false);
  const latest = useRef<CurrentNotice | null>(null);
  const sequences = useRef(0);
  const area = useRef<NoticeAreaHandle>(null);

  const show = useCallback((tone: Tone, { title, text }: NoticeText, options?: NoticeOptions) => {
    sequences.current += 1;
    const sequence = sequences.current;
    const replaced = latest.current;
    const notice = { ...options, tone, title, text, sequence, key: replaced?.key ?? sequence };
    latest.current = notice;
    setCurrent(notice);
    setLast(notice);
    // Should it not load, the area shows the plain words, and the next notice asks for it again.
    snackbarCode.load().then(
      () => setPlain(false),
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
      {children}
      {body &&
        createPortal(
          <>
            <NoticeArea
              ref={area}
              current={current}
              last={last}
              isPlain={isPlain}
              focused={focused}
              onFocusChange={setFocused}
              dismiss={dismiss}
            >
              {Snackbars && (
                // Around no more than its readers, which React looks for in all that is below.
                <NoticeContext value={state}>{createElement(Snackbars)}</NoticeContext>
              )}
            </NoticeArea>
            <Announcer current={current} />
          </>,
          body,
        )}
    </ShowNotice>
  );
}
