import { useEffect, useSyncExternalStore } from 'react';
import { ProgressLine } from '../layout/ProgressLine';
import { slowPage } from './slowPage';

/**
 * Says that a page comes while its code is slow, and that a press waits before this one is hydrated. A key of
 * the address ends it with the next page.
 */
export function PageProgress() {
  const text = useSyncExternalStore(slowPage.subscribe, slowPage.read, () => undefined);
  useEffect(() => slowPage.end, []);
  return <ProgressLine text={text} />;
}
