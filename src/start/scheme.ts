import { showPictures } from '../lib/pictureMedia';

/** What the visitor has chosen, which MUI keeps under this key. */
function chosenMode() {
  try {
    const mode = localStorage.getItem('mui-mode');
    return mode === 'light' || mode === 'dark' ? mode : 'system';
  } catch {
    return 'system'; // Refused; the system decides.
  }
}

/**
 * Puts the visitor's color scheme in place before anything is painted, so that nothing flashes, and
 * before any picture is fetched: all are lazy in the HTML, and the first ones are fetched from here as
 * soon as the parser has come to them.
 */
export function showScheme() {
  const { documentElement: root } = document;
  const mode = chosenMode();
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.colorScheme = mode === 'system' ? (systemIsDark ? 'dark' : 'light') : mode;

  const prepare = () => {
    showPictures(mode);
    for (const picture of document.querySelectorAll<HTMLImageElement>('[fetchpriority=high]')) {
      picture.loading = 'eager';
    }
  };
  const parsing = new MutationObserver(prepare);
  parsing.observe(root, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => parsing.disconnect());
}
