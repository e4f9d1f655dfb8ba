import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What an empty message begins with where the address asks about a seminar, `?seminar=tax-update`: a line about it.
 * Loads the seminars only then. Empty for a name that no seminar has, and where the seminars do not come.
 */
export function useSeminarLine() {
  const slug = new URLSearchParams(useLocation().search).get('seminar');
  const [lines, setLines] = useState(new Map<string | null, string>());

  useEffect(() => {
    if (!slug) return;
    Promise.all([import('../content/seminars'), import('../content/pages/seminars')]).then(
      ([{ seminars }, { aboutSeminar }]) =>
        setLines(new Map(seminars.map((one) => [one.slug, `${aboutSeminar(one)}\n\n`]))),
      // Without them the visitor types what the message is about.
      () => undefined,
    );
  }, [slug]);

  return lines.get(slug) ?? '';
}
