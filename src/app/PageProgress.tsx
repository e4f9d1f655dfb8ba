import { useEffect, useSyncExternalStore } from 'react';
import { ProgressLine } from '../layout/ProgressLine';
import { slowPage } from './slowPage';

/** Says that a page comes while its code is slow. A key of the address ends it with the next page. */
export function PageProgress() {
  const text = useSyncExternalStore(slowPage.subscribe, slowPage.read, () => '');
  useEffect(() => slowPage.end, []);
  return <ProgressLine text={text} />;
}
