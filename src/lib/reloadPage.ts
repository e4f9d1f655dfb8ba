import { canReachSite } from './canReachSite';
import { fetchAnew } from './fetchAnew';
import { rememberReload } from './reloadOnce';

const holds = new Set<Promise<void>>();

/** The scripts that were asked for and never came. */
function missingScripts(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  return Array.from(links, ({ href }) => href).filter((href) => {
    const loads = performance.getEntriesByName(href) as PerformanceResourceTiming[];
    return loads.every(({ decodedBodySize }) => !decodedBodySize);
  });
}

/**
 * Puts off a reload that the page decides on by itself, such as while a message is on its way.
 *
 * @param limit milliseconds after which the reload goes ahead all the same
 * @returns what lets the reload go ahead
 */
export function delayReload(limit: number): () => void {
  let release: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, limit);
    release = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  holds.add(hold);
  void hold.then(() => holds.delete(hold));
  return release;
}

/**
 * Loads an address as a document, for when a part of it cannot be fetched: most likely a new release has
 * taken its place while the tab was open. Vite's `vite:preloadError` does not serve: it also fires for what
 * is fetched ahead.
 *
 * @param address where a link leads, if it is the link's page that is missing
 * @returns false when the site cannot be reached, and never otherwise
 */
export async function reloadPage(address?: () => string | undefined): Promise<boolean> {
  if (!(await canReachSite())) return false;
  await Promise.all([...holds, fetchAnew(missingScripts())]);
  // The page that is loaded then does not reload for the same scripts again.
  const { entry } = document.querySelector<HTMLElement>('[data-entry]')?.dataset ?? {};
  if (entry) rememberReload(entry);
  const href = address?.();
  if (href) window.location.assign(href);
  else window.location.reload();
  return new Promise(() => undefined);
}
