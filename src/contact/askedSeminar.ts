import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { seminarParameter } from '../lib/askPath';
import { inPlace } from '../lib/inPlace';

type AskedSeminars = typeof import('./askedSeminars');

/**
 * The seminar that the address asks about; nothing for a name that no seminar has. Fetches the seminars only
 * if the address asks.
 */
export function useAskedSeminar() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const slug = new URLSearchParams(search).get(seminarParameter);
  const [known, setKnown] = useState<AskedSeminars>();

  useEffect(() => {
    if (!slug) return;
    import('./askedSeminars').then(
      setKnown,
      // Without them the visitor types what the message is about.
      () => undefined,
    );
  }, [slug]);

  const seminar = known?.seminars.find((one) => one.slug === slug);
  /** Takes the seminar out of the address, so that a reload does not ask about it again. */
  const onGone = () => void navigate(pathname, { replace: true, state: inPlace });
  return seminar && { title: seminar.title, line: known?.aboutSeminar(seminar) ?? '', onGone };
}

/** A line as a message begins with it: what the visitor writes follows below. */
export const openingOf = (line: string) => `${line}\n\n`;

/** Removes a line, and the empty one after it, from a text. */
export function withoutLine(text: string, line: string): string {
  const lines = text.split('\n');
  const index = lines.indexOf(line);
  if (index < 0) return text;
  lines.splice(index, lines[index + 1] === '' ? 2 : 1);
  return lines.join('\n');
}
