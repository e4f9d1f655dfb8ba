import { type ComponentType, useEffect, useState } from 'react';
import { rootData } from '../boot/contract';

/**
 * Sends on any page what an early Send has asked for on the contact page, and tells what an earlier page had
 * no time to tell. What that takes is part of the contact page, and fetched only where the inline script has
 * found something in the store.
 */
export function WaitingMessage() {
  const [Messenger, setMessenger] = useState<ComponentType>();
  useEffect(() => {
    if (!rootData().message) return;
    import('../pages/ContactPage').then(
      (loaded) => setMessenger(() => loaded.Messenger),
      () => undefined, // The line at the top of the page still says what waits, and where.
    );
  }, []);
  return Messenger && <Messenger />;
}
