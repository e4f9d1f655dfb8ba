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
    window.addEventListener('blur', blur);
    window.addEventListener('focus', focus);
    document.addEventListener('visibilitychange', update);
    return () => {
      window.removeEventListener('blur', blur);
      window.removeEventListener('focus', focus);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  return away;
}
