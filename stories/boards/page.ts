import { useEffect, useState } from 'react';
import { darkMedia } from '../../src/lib/pictureMedia';
import typefaces from '../../src/theme/fonts.css?inline';
import { boardText } from './boards';

/** The page as the build prerenders it, without any script. */
export function usePrerendered(file: string) {
  const [page, setPage] = useState('');
  useEffect(() => {
    void fetch(`prerendered/${file}.html`)
      .then((answer) => (answer.ok ? answer.text() : boardText.missing))
      .catch(() => boardText.missing)
      // A frame that has come into view shows all of its pictures.
      .then((html) => setPage(html.replace(/ (loading="lazy"|decoding="async")/g, '')));
  }, [file]);
  return page;
}

/**
 * Keeps each picture at the file it has: Chromium selects again when a frame grows to the height of its
 * page, and then leaves some out. Gives that height.
 */
export async function settle(page: Document | null) {
  const pictures = [...(page?.images ?? [])];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  // Read before anything is taken away: without its sources a picture falls back to another file.
  const chosen = pictures.map(({ currentSrc }) => currentSrc);
  for (const [index, picture] of pictures.entries()) {
    if (!chosen[index]) continue;
    for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.remove();
    picture.removeAttribute('srcset');
    picture.src = chosen[index];
  }
  return page?.documentElement.scrollHeight ?? 0;
}

/** A prerendered page as a whole document, in a scheme of its own; `root` is what else its root carries. */
export const documentOf = (page: string, scheme: 'light' | 'dark', root = '') =>
  `<!doctype html><html lang="en" data-color-scheme="${scheme}" ${root}><style>${typefaces}</style>${page.replaceAll(darkMedia(), darkMedia(scheme))}`;
