import { layoutText } from '../content/layout';

/** How long a page may take before it says that it comes, in milliseconds. */
const patience = 600;

let said = '';
let timer: ReturnType<typeof setTimeout> | undefined;
/** The page that was asked for last and is not there yet. */
let awaited = '';
/** Pages that cannot come until there is a connection. */
const unreachable = new Set<string>();
const listeners = new Set<() => void>();

function say(text: string) {
  clearTimeout(timer);
  if (said === text) return;
  said = text;
  for (const onChange of listeners) onChange();
}

/**
 * Messages for a page that loads slowly after its link was followed; the current page stays until it has
 * loaded. A page that the visitor left for another one says nothing.
 */
export const slowPage = {
  read: () => said,
  subscribe: (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
  /** A page is waited for, by its name. */
  wait: (name: string, code: Promise<unknown>) => {
    awaited = name;
    clearTimeout(timer);
    if (unreachable.has(name)) say(layoutText.pageWaits(name));
    else timer = setTimeout(() => say(layoutText.pageLoading), patience);
    void code
      .catch(() => undefined)
      .then(() => {
        unreachable.delete(name);
        if (awaited === name) slowPage.end();
      });
  },
  isAwaited: (name: string) => awaited === name,
  /** The site cannot be reached. */
  sayUnreachable: (name: string) => {
    unreachable.add(name);
    if (awaited === name) say(layoutText.pageWaits(name));
  },
  /** A page is there, whichever it is. */
  end: () => {
    awaited = '';
    say('');
  },
};
