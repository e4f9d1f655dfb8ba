import './gooberSheet';

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { type FocusEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { noticeAreaText } from '../content/notices';
import { isComposing } from '../lib/isComposing';
import { moveFocus } from '../routing/moveFocus';
import { lowWindow, screenOnly } from '../theme/mixins';
import { duration } from '../theme/tokens';
import { HiddenText } from '../ui/HiddenText';
import { NoticeCard, noticeId } from './NoticeCard';
import { lastNotice, liveRegionId } from './notify';

/** How long a notice stays, in milliseconds (specification 4). */
const noticeDuration = 5000;

/** From the edges of the window, in CSS pixels. */
const gap = 16;

/**
 * Short messages over the page: one at a time, for five seconds (specification 4 and 8). Not for anything that must
 * not be missed: a notice closes by itself, so what matters also stands in the page.
 *
 * Accessibility: F8 moves focus to the notice from anywhere, or shows the last one again; Esc closes it and returns
 * focus. Its timer pauses under pointer and focus and in a hidden tab, then restarts at five seconds (WCAG 2.2.1). A
 * polite live region that is always in the page announces it once (WCAG 4.1.3). It lies where the press was not, and
 * what has focus scrolls clear of it (WCAG 2.4.11).
 */
export function Notices() {
  const region = useRef<HTMLElement>(null);
  const returnFocusTo = useRef<Element>(null);
  const labelId = useId();
  const pressed = useRef<EventTarget>(null);
  const [shown, setShown] = useState<SnackbarKey>();
  const [isAbove, setIsAbove] = useState(false);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = hasPointer || hasFocus;
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (region.current?.contains(target) ?? false);

  useEffect(() => {
    if (shown === undefined || isPaused) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Reads `document.hidden` and keeps it in no state: Firefox drops what React schedules while the page enters the
    // bfcache, and React then waits forever.
    const restart = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => closeSnackbar(shown), noticeDuration);
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [shown, isPaused]);

  /** The element that had focus may be gone; then to the page's content, and never to the bare document. */
  const returnFocus = () => {
    if (!isInside(document.activeElement)) return;
    const { current } = returnFocusTo;
    const place = current?.isConnected ? current : document.querySelector('main');
    if (place instanceof HTMLElement) moveFocus(place);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return;
    // The modal menu makes everything else inert.
    const menu = document.querySelector<HTMLDialogElement>('dialog:modal');
    if (event.key === 'Escape' && !menu) {
      returnFocus();
      if (shown !== undefined) closeSnackbar(shown);
    }
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.key !== 'F8' || hasModifier) return;
    event.preventDefault();
    menu?.close();
    if (shown === undefined && lastNotice.current) {
      enqueueSnackbar({ variant: 'notice', notice: { ...lastNotice.current, silent: false } });
    }
    // Else WebKit draws no ring after a press by mouse.
    region.current?.focus({ focusVisible: true });
  });

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('keydown', (event) => onKeyDown(event), options);
    window.addEventListener('click', ({ target }) => (pressed.current = target), options);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (shown === undefined || !region.current) return;
    const { style } = document.documentElement;
    const room = `${region.current.offsetHeight + 2 * gap}px`;
    if (isAbove) style.setProperty('--bar-clearance', `calc(var(--bar-height) + ${room})`);
    else style.scrollPaddingBottom = room;
    return () => {
      style.removeProperty('--bar-clearance');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [shown, isAbove]);

  const onEnter = (_node: unknown, _isAppearing: unknown, key: SnackbarKey) => {
    setShown(key);
    const { current } = pressed;
    // At the top where the press was low, or a little above the middle, since what comes next is often below it.
    const bottom = current instanceof Element ? current.getBoundingClientRect().bottom : 0;
    setIsAbove(bottom > window.innerHeight * 0.45);
  };

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    // Focus that comes back with the window has no related target.
    if (relatedTarget && !isInside(relatedTarget)) returnFocusTo.current = relatedTarget;
    setHasFocus(true);
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isInRegion = isInside(relatedTarget);
    setHasFocus(isInRegion);
    if (!isInRegion && document.hasFocus()) returnFocusTo.current = null;
  };

  /**
   * notistack calls it when `closeSnackbar` closes a notice, and when the next one takes its place; for one that still
   * slides in a second time, once it is there.
   */
  const onClosed = (_event: unknown, _reason: unknown, key?: SnackbarKey) => {
    if (key !== shown) return;
    returnFocus();
    setShown(undefined);
  };

  return (
    <Box
      component="section"
      ref={region}
      tabIndex={-1}
      {...screenOnly}
      aria-labelledby={labelId}
      {...(shown !== undefined && { 'aria-describedby': noticeId })}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      sx={(theme) => ({
        position: 'fixed',
        zIndex: 'snackbar',
        ...(isAbove ? { top: `calc(var(--bar-height) + ${gap}px)` } : { bottom: gap }),
        insetInline: { xs: gap, sm: `auto ${gap}px` },
        width: { sm: 420 },
        [lowWindow]: { [isAbove ? 'top' : 'bottom']: 8, insetInline: 8, width: 'auto' },
        borderRadius: theme.radius.card,
      })}
    >
      <HiddenText id={labelId}>{noticeAreaText.label}</HiddenText>
      {hasFocus && shown === undefined && !lastNotice.current && (
        <Card variant="floating" sx={{ px: 2.5, py: 2, color: 'text.heading' }}>
          {noticeAreaText.empty}
        </Card>
      )}
      <SnackbarProvider
        maxSnack={1}
        autoHideDuration={null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        Components={{ notice: NoticeCard }}
        transitionDuration={{ enter: duration.move, exit: duration.color }}
        onEnter={onEnter}
        onClose={onClosed}
        // No `pointerleave` comes where the element under the pointer is removed.
        onExited={() => setHasPointer(false)}
      />
      <div id={liveRegionId} role="status" className="visually-hidden" />
    </Box>
  );
}
