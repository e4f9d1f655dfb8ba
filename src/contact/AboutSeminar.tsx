import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ContactFormText } from '../content/types';
import { openingOf, withoutLine } from './askedSeminar';

interface AboutSeminarProps {
  /** Title of the seminar that the visitor asks about. */
  title: string;
  /** The line about it. */
  line: string;
  /** The message as it stands. */
  message: string;
  /** The message is on its way, so that nothing in the form changes. */
  readOnly: boolean;
  labels: ContactFormText['about'];
  /** The line was there and is gone: taken out, written over or sent. */
  onGone: () => void;
}

/**
 * Adds a line about a seminar to a message that holds other words, or takes the line out again. An empty
 * message begins with it: see `useContact`.
 *
 * Not for a message about anything else.
 *
 * Accessibility: one button whose name says what a press does; focus goes to the message when the line
 * goes.
 */
export function AboutSeminar({
  title,
  line,
  message,
  readOnly,
  labels,
  onGone,
}: AboutSeminarProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isThere = message.split('\n').includes(line);

  const wasThere = useRef(false);
  const compare = useEffectEvent((isThere: boolean) => {
    if (wasThere.current && !isThere) onGone();
    wasThere.current = isThere;
  });
  useEffect(() => compare(isThere), [isThere]);

  const press = () => {
    const field = button.current?.form?.elements.namedItem('message');
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.value = isThere ? withoutLine(field.value, line) : openingOf(line) + field.value;
    // The form reacts as if it had been typed.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (isThere) field.focus();
  };

  return (
    <Button
      ref={button}
      type="button"
      variant="outlined"
      size="small"
      sx={{ alignSelf: 'start', mt: -1.5, visibility: readOnly ? 'hidden' : 'visible' }}
      onClick={press}
    >
      {isThere ? labels.remove : labels.add(title)}
    </Button>
  );
}
