import { reloadsKey } from '../boot/contract';
import { sessionStore } from './storage';

/**
 * Remembers a reload for a release. One for each: a browser that gets other pages by a click than by a
 * request would reload without end.
 *
 * @param release the scripts that a page of the release asks for
 * @returns whether it is the first
 */
export function rememberReload(release: string): boolean {
  const releases = sessionStore.read(reloadsKey) ?? '';
  if (releases.includes(release)) return false;
  if (sessionStore.write(reloadsKey, `${releases} ${release}`)) return true;
  // Nothing can be remembered here but what the browser itself knows.
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && (load as PerformanceNavigationTiming).type !== 'reload';
}
