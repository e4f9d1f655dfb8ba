import { useEffect, useSyncExternalStore } from 'react';
import { ProgressLine } from '../layout/ProgressLine';
import { pageProgress } from './pageProgress';

/** Says that a page comes while its code is slow. A key of the address ends it with the next page. */
export function PageProgress() {
  const isSlow = useSyncExternalStore(pageProgress.subscribe, pageProgress.read, () => false);
  useEffect(() => pageProgress.end, []);
  return <ProgressLine isShown={isSlow} />;
}
