import { showPictures } from '../lib/pictureMedia';
import { type RootData, rootData, schemeModeKey, schemeName } from './contract';

const root = rootData();

const toMode = (value: string | null) =>
  value === 'light' || value === 'dark' ? value : ('system' as const);

/** The visitor's choice. */
function chosenMode() {
  try {
    return toMode(localStorage.getItem(schemeModeKey));
  } catch {
    return 'system'; // Refused; the system decides.
  }
}

function setColors(mode: ReturnType<typeof toMode>) {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.colorScheme = mode === 'system' ? (systemIsDark ? 'dark' : 'light') : mode;
}

/**
 * Sets the visitor's color scheme before anything is painted, so that nothing flashes, and
 * before any picture is fetched: all are lazy in the HTML, and the first ones are fetched from here as
 * soon as the parser has come to them. Paper is white, so printing is always in the light scheme.
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

  let onScreen: RootData['colorScheme'];
  addEventListener('beforeprint', () => {
    onScreen = root.colorScheme;
    root.colorScheme = 'light';
    showPictures('light');
  });
  addEventListener('afterprint', () => {
    if (onScreen) root.colorScheme = onScreen;
    showPictures(chosenMode());
  });
}

/** Shows a scheme that is chosen before hydration at once, and keeps it where MUI finds it. */
export function keepEarlyScheme({ target }: Event) {
  if (!(target instanceof HTMLSelectElement) || target.name !== schemeName) return;
  const mode = toMode(target.value);
  try {
    localStorage.setItem(schemeModeKey, mode);
  } catch {
    // Refused; the choice holds until hydration.
  }
  setColors(mode);
  showPictures(mode);
}
