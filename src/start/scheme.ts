import { showPictures } from '../lib/pictureMedia';

/** Where MUI keeps what the visitor has chosen. */
const storageKey = 'mui-mode';

const toMode = (value: string | null) =>
  value === 'light' || value === 'dark' ? value : ('system' as const);

function chosenMode() {
  try {
    return toMode(localStorage.getItem(storageKey));
  } catch {
    return 'system'; // Refused; the system decides.
  }
}

function setColors(mode: ReturnType<typeof toMode>) {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = mode === 'system' ? (systemIsDark ? 'dark' : 'light') : mode;
  document.documentElement.dataset.colorScheme = scheme;
}

/**
 * Puts the visitor's color scheme in place before anything is painted, so that nothing flashes, and
 * before any picture is fetched: all are lazy in the HTML, and the first ones are fetched from here as
 * soon as the parser has come to them.
 */
export function showScheme() {
  const mode = chosenMode();
  setColors(mode);

  const prepare = () => {
    showPictures(mode);
    for (const picture of document.querySelectorAll<HTMLImageElement>('[fetchpriority=high]')) {
      picture.loading = 'eager';
    }
  };
  const parsing = new MutationObserver(prepare);
  parsing.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => parsing.disconnect());
}

/** Shows a scheme that is chosen before hydration at once, and keeps it where MUI finds it. */
export function keepEarlyScheme({ target }: Event) {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'scheme') return;
  const mode = toMode(target.value);
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Refused; the choice holds until hydration.
  }
  setColors(mode);
  showPictures(mode);
}
