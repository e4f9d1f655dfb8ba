import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { noticeAreaText, sentences } from '../content/notices';
import { lowWindow } from '../theme/media';
import { KeyHint } from './KeyHint';
import type { CurrentNotice } from './noticeContext';
import { edgeGap, lowEdgeGap, useAvoidFocusedElement } from './useAvoidFocusedElement';

export interface NoticeAreaHandle {
  /** Takes focus, if it is in the area, back to where it came from. */
  giveFocusBack: () => void;
}

interface NoticeAreaProps {
  /** The notice that is shown, if any. */
  current: CurrentNotice | null;
  /** The last one, shown or gone. */
  last: CurrentNotice | null;
  /** Whether the current one is drawn without notistack, which could not be fetched. */
  isPlain: boolean;
  /** Whether focus is in the area. */
  focused: boolean;
  /** Called when keyboard focus comes into the area or leaves it. */
  onFocusChange: (focused: boolean) => void;
  /** Takes the current notice away. */
  dismiss: () => void;
  /** Lets the notices ask for where focus was. */
  ref?: Ref<NoticeAreaHandle>;
  /** The notices as notistack draws them. */
  children: ReactNode;
}

/** Gives focus to the first of these that takes it, without scrolling the page away from the reader. */
function focusFirst(candidates: readonly (HTMLElement | null)[]) {
  candidates.some((candidate) => {
    candidate?.focus({ preventScroll: true });
    return candidate !== null && candidate === document.activeElement;
  });
}

/**
 * The labelled region that notices are in, always on the page. F8 moves focus into it from anywhere, also
 * out of an open menu, and what is there, or was there last, is its description: screen readers say it.
 * Esc dismisses what is there and gives focus back (specification 4).
 */
export function NoticeArea({
  current,
  last,
  isPlain,
  focused,
  onFocusChange,
  dismiss,
  ref,
  children,
}: NoticeAreaProps) {
  const area = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement>(null);
  const edge = useAvoidFocusedElement(area);
  const descriptionId = useId();
  const lastSaid = last ? `${noticeAreaText.last}: ${sentences(last)}` : noticeAreaText.empty;
  const description = current ? sentences(current) : lastSaid;

  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
        return;
      }
      event.preventDefault();
      area.current?.focus();
    };
    window.addEventListener('keydown', enter, { capture: true });
    return () => window.removeEventListener('keydown', enter, { capture: true });
  }, []);

  const giveFocusBack = () => {
    if (!area.current?.contains(document.activeElement)) return;
    // Where focus came from may be gone; then the page's content, and never the bare document.
    focusFirst([origin.current, document.querySelector('main'), area.current]);
  };
  useImperativeHandle(ref, () => ({ giveFocusBack }));

  const isInside = (target: EventTarget | null) =>
    target instanceof Node && area.current?.contains(target);

  const noteFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) {
      origin.current = relatedTarget;
    }
    onFocusChange(true);
  };

  const noteBlur = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) onFocusChange(false);
  };

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    giveFocusBack();
    dismiss();
  };

  return (
    <>
      {/* A new element each time: Firefox tells of new words in an old one late, and they are spoken twice. */}
      <span key={description} id={descriptionId} hidden>
        {description}
      </span>
      <Box
        component="section"
        ref={area}
        tabIndex={-1}
        aria-label={noticeAreaText.label}
        aria-describedby={descriptionId}
        onFocus={noteFocus}
        onBlur={noteBlur}
        onKeyDown={leave}
        sx={(theme) => ({
          position: 'fixed',
          zIndex: 'snackbar',
          right: edgeGap,
          left: { xs: edgeGap, sm: 'auto' },
          width: { sm: 420 },
          ...(edge === 'bottom' ? { bottom: edgeGap } : { top: 'var(--bar-clearance)' }),
          [lowWindow]: {
            insetInline: lowEdgeGap,
            width: 'auto',
            [edge]: lowEdgeGap,
          },
          borderRadius: theme.radius.card,
          '&:focus-visible': { borderRadius: theme.radius.card },
          '@media print': { display: 'none' },
        })}
      >
        {focused && !current && (
          <PlainNotice {...(last && { label: noticeAreaText.last, title: last.title })}>
            {last?.text ?? noticeAreaText.empty}
          </PlainNotice>
        )}
        {/* For readers without an F8 key, such as those of phones. */}
        {!focused && !current && last && <Box sx={visuallyHidden}>{lastSaid}</Box>}
        {current && isPlain && (
          <PlainNotice title={current.title} hint>
            {current.text}
          </PlainNotice>
        )}
        {children}
      </Box>
    </>
  );
}

interface PlainNoticeProps {
  /** Says which notice it is, such as the last one. */
  label?: string;
  title?: string;
  children: string;
  /** Whether it names the key that leads to it. */
  hint?: boolean;
}

/** Words in the area without a snackbar around them. */
function PlainNotice({ label, title, children, hint = false }: PlainNoticeProps) {
  return (
    <Card variant="floating" sx={{ px: 2.5, py: 2, color: 'text.heading' }}>
      {label && <Typography variant="facts">{label}</Typography>}
      {title && (
        <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
          {title}
        </Typography>
      )}
      <Typography variant="body2">{children}</Typography>
      {hint && <KeyHint />}
    </Card>
  );
}
