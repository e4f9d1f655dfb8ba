import { useEffect, useState } from 'react';

/** Whether the page is out of sight: its tab is hidden, or another window has the visitor's attention. */
export function usePageInactive(): boolean {
  const [away, setAway] = useState(false);

  useEffect(() => {
    let blurred = false;
    const update = () => setAway(blurred || document.hidden);
    const blur = () => {
      blurred = true;
      update();
    };
    const focus = () => {
      blurred = false;
      update();
    };
    update();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('blur', blur, { signal });
    window.addEventListener('focus', focus, { signal });
    document.addEventListener('visibilitychange', update, { signal });
    return () => listening.abort();
  }, []);

  return away;
}
