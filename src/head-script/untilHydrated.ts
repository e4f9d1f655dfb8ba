import { hydratedEvent } from '../lib/constants';

const waiting = new AbortController();

/** Aborted once the page is hydrated. */
export const untilHydrated = waiting.signal;

/** Calls back once the page is hydrated. */
export const whenHydrated = (callback: () => void) =>
  window.addEventListener(hydratedEvent, callback, { once: true });

whenHydrated(() => waiting.abort());

/** Listens until the page is hydrated, before all other listeners: at the window, by capture, and registered first. */
export function listen<Type extends keyof WindowEventMap>(
  types: Type[],
  listener: (event: WindowEventMap[Type]) => void,
) {
  const options = { capture: true, signal: untilHydrated };
  for (const type of types) window.addEventListener(type, listener, options);
}

/** Calls back for each part of the document that has arrived, before it is painted. */
export function whileParsing(callback: () => void) {
  const parsing = new MutationObserver(callback);
  parsing.observe(document.documentElement, { childList: true, subtree: true });
  window.addEventListener('DOMContentLoaded', () => parsing.disconnect());
}
