import { layoutText } from '../content/layout';

/** How long a page may take before it says that it comes, in milliseconds. */
const patience = 600;

let said = '';
let timer: ReturnType<typeof setTimeout> | undefined;
/** The code of the page that was asked for last. */
let awaited: Promise<unknown> | undefined;
const listeners = new Set<() => void>();

function say(text: string) {
  clearTimeout(timer);
  if (said === text) return;
  said = text;
  for (const onChange of listeners) onChange();
}

/** What is said while the page that a link leads to is slow to arrive; until then the one before stays. */
export const slowPage = {
  read: () => said,
  subscribe: (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
  wait: (code: Promise<unknown>) => {
    awaited = code;
    clearTimeout(timer);
    timer = setTimeout(() => say(layoutText.pageLoading), patience);
    void code.catch(() => undefined).then(() => awaited === code && slowPage.end());
  },
  say,
  /** A page is there, whichever it is. */
  end: () => say(''),
};
