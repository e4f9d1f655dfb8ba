import { rootData, schemeKey, schemeName } from '../lib/constants';
import { darkMedia, type SchemeChoice, setDarkMedia, toChoice } from '../lib/scheme';

let shown: SchemeChoice = 'system';

function applyChoice(choice: SchemeChoice) {
  shown = choice;
  const systemIsDark = matchMedia(darkMedia.system).matches;
  rootData().colorScheme = choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;
  setDarkMedia(choice);
}

/** Reads the visitor's choice; nothing where site data is blocked. */
function storedChoice(): SchemeChoice | undefined {
  try {
    return toChoice(localStorage.getItem(schemeKey));
  } catch {
    return undefined;
  }
}

/** Tells MUI, which listens to other tabs, of a choice that was made without it. */
const notifyMui = () =>
  dispatchEvent(new StorageEvent('storage', { key: schemeKey, newValue: shown }));

/**
 * Shows the chosen scheme before the first paint, so that nothing flashes, and has the first pictures fetched as soon
 * as the parser has come to them: not where the address narrows a page, which may hide its first picture.
 */
export function startScheme() {
  applyChoice(storedChoice() ?? 'system');
  const { category, format, seminar } = rootData();
  const isNarrowed = category || format || seminar !== undefined;
  const parsing = new MutationObserver(() => {
    setDarkMedia(shown);
    if (isNarrowed) return;
    for (const picture of document.querySelectorAll<HTMLImageElement>('[fetchpriority=high]')) {
      picture.loading = 'eager';
    }
  });
  parsing.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    parsing.disconnect();
    for (const select of document.getElementsByName(schemeName)) {
      (select as HTMLSelectElement).value = shown;
    }
  });
  // From the bfcache: the choice may have changed meanwhile, and Firefox and Safari send no `storage` event for it.
  addEventListener('pageshow', ({ persisted }) => {
    const choice = storedChoice();
    if (!persisted || !choice) return;
    applyChoice(choice);
    notifyMui();
  });
}

let isChosen = false;

/** Applies and stores a scheme that is chosen before hydration. */
export function chooseBeforeHydration({ target }: Event) {
  if (!(target instanceof HTMLSelectElement) || target.name !== schemeName) return;
  isChosen = true;
  applyChoice(toChoice(target.value));
  try {
    localStorage.setItem(schemeKey, shown);
  } catch {
    // Site data is blocked: the choice holds as long as the document.
  }
}

/** Once the page is hydrated: MUI may have read the store before the choice. */
export const notifyMuiOfChoice = () => isChosen && notifyMui();
