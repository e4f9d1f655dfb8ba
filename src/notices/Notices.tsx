import './gooberSheet';

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { noticeAreaText } from '../content/notices';
import { lowWindow } from '../theme/media';
import { duration } from '../theme/tokens';
import { HiddenText } from '../ui/HiddenText';
import { NoticeCard, noticeId } from './NoticeCard';
import { lastNotice, voiceId } from './notify';

/** How long a notice stays, in milliseconds (specification 4). */
const noticeDuration = 5000;

const components = { notice: NoticeCard };
const sliding = { enter: duration.move, exit: duration.color };
const labelId = 'notices';

/**
 * Short messages over the page: one at a time, for five seconds (specification 4 and 8). Not for anything that must
 * not be missed: a notice leaves by itself, so what matters also stands in the page.
 *
 * Accessibility: F8 leads to the notice from anywhere, or shows the last one again; Esc closes it, and focus goes
 * back. Time stands still under pointer and focus and in a hidden tab, then begins again (WCAG 2.2.1). A status that
 * is always there announces it once, politely (WCAG 4.1.3).
 */
export function Notices() {
  const area = useRef<HTMLElement>(null);
  const origin = useRef<Element>(null);
  const [shown, setShown] = useState<SnackbarKey>();
  const [holds, setHolds] = useState({ pointer: false, focus: false, hidden: false });
  const hold = (part: Partial<typeof holds>) => setHolds((all) => ({ ...all, ...part }));
  const isHeld = holds.pointer || holds.focus || holds.hidden;
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (area.current?.contains(target) ?? false);

  useEffect(() => {
    if (shown === undefined || isHeld) return;
    const timer = setTimeout(() => closeSnackbar(shown), noticeDuration);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  /** Where focus came from may be gone; then to the page's content, and never to the bare document. */
  const giveFocusBack = () => {
    if (!isInside(document.activeElement)) return;
    const main = document.querySelector('main');
    const place = origin.current?.isConnected ? origin.current : main;
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // F8 and Esc are keys of the input of Japanese, too.
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      giveFocusBack();
      if (shown !== undefined) closeSnackbar(shown);
    }
    const isAlone = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.key !== 'F8' || !isAlone) return;
    event.preventDefault();
    // The menu keeps focus from all else.
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    if (shown === undefined && lastNotice.current) {
      enqueueSnackbar({ variant: 'notice', notice: lastNotice.current });
    }
    area.current?.focus();
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onVisibility = () => setHolds((all) => ({ ...all, hidden: document.hidden }));
    window.addEventListener('keydown', (event) => onKey(event), { capture: true, signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => {
      listening.abort();
      delete lastNotice.current;
    };
  }, []);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) origin.current = relatedTarget;
    hold({ focus: true });
  };

  /** From now on F8 shows it again. Called twice where a notice is closed while it slides in. */
  const leave = (key?: SnackbarKey) => {
    if (key !== shown) return;
    giveFocusBack();
    setShown(undefined);
  };

  return (
    <Box
      component="section"
      ref={area}
      tabIndex={-1}
      aria-labelledby={labelId}
      {...(shown !== undefined && { 'aria-describedby': noticeId })}
      onFocus={onFocus}
      onBlur={({ relatedTarget }) => hold({ focus: isInside(relatedTarget) })}
      onPointerEnter={() => hold({ pointer: true })}
      onPointerLeave={() => hold({ pointer: false })}
      sx={(theme) => ({
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 16,
        insetInline: { xs: 16, sm: 'auto 16px' },
        width: { sm: 420 },
        [lowWindow]: { bottom: 8, insetInline: 8, width: 'auto' },
        borderRadius: theme.radius.card,
        '@media print': { display: 'none' },
      })}
    >
      <HiddenText id={labelId}>{noticeAreaText.label}</HiddenText>
      {holds.focus && shown === undefined && !lastNotice.current && (
        <Card variant="floating" sx={{ px: 2.5, py: 2, color: 'text.heading' }}>
          {noticeAreaText.empty}
        </Card>
      )}
      <SnackbarProvider
        maxSnack={1}
        autoHideDuration={null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        Components={components}
        transitionDuration={sliding}
        onEnter={(_node, _isAppearing, key) => setShown(key)}
        onClose={(_event, _reason, key) => leave(key)}
        // No `pointerleave` comes where the element under the pointer is removed.
        onExited={() => hold({ pointer: false })}
      />
      <Box id={voiceId} role="status" sx={visuallyHidden} />
    </Box>
  );
}
