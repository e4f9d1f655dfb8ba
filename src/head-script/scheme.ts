import { rootData, schemeKey, schemeName } from '../lib/constants';
import { darkMedia, type SchemeChoice, setDarkMedia, toChoice } from '../lib/scheme';
import { listen, untilHydrated, whenHydrated, whileParsing } from './untilHydrated';

let shown: SchemeChoice = 'system';
let isChosen = false;

const system = matchMedia(darkMedia.system);

function applyChoice(choice: SchemeChoice) {
  shown = choice;
  rootData().colorScheme = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice;
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

/** Tells MUI's `useColorScheme`, which listens to other tabs, of a choice that was made without it. */
const notifyMui = () =>
  dispatchEvent(new StorageEvent('storage', { key: schemeKey, newValue: shown }));

/** Applies and stores a scheme that is chosen before hydration. */
function chooseBeforeHydration({ target }: Event) {
  if (!(target instanceof HTMLSelectElement) || target.name !== schemeName) return;
  isChosen = true;
  applyChoice(toChoice(target.value));
  try {
    localStorage.setItem(schemeKey, shown);
  } catch {
    // Site data is blocked: the choice holds as long as the document.
  }
}

/** Shows the chosen scheme before the first paint, so that nothing flashes, and follows choice and system. */
export function startScheme() {
  applyChoice(storedChoice() ?? 'system');
  whileParsing(() => setDarkMedia(shown));
  addEventListener('DOMContentLoaded', () => {
    for (const select of document.getElementsByName(schemeName)) {
      (select as HTMLSelectElement).value = shown;
    }
  });
  listen(['change'], chooseBeforeHydration);
  system.addEventListener('change', () => applyChoice(shown), { signal: untilHydrated });
  // MUI may have read the store before the choice.
  whenHydrated(() => isChosen && notifyMui());
  // From the bfcache: the choice may have changed meanwhile, and Firefox and Safari send no `storage` event for it.
  addEventListener('pageshow', ({ persisted }) => {
    const choice = storedChoice();
    if (!persisted || !choice) return;
    applyChoice(choice);
    notifyMui();
  });
}
