/** How long after a click on a link the browser may take to ask, in milliseconds. */
const grace = 2000;

/**
 * Has the browser ask before the page is left, for as long as it is switched on. A link that opens a mail
 * program or a phone does not leave the page, though browsers ask as if it did. Switched on only while it
 * is needed, since some browsers keep no page with such a listener for Back.
 *
 * @param isHarmless other links that cost nothing
 * @returns the switch
 */
export function createLeaveGuard(isHarmless?: (link: HTMLAnchorElement) => boolean) {
  let harmlessUntil = 0;

  const onClick = ({ target, timeStamp }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && (/^(mailto|tel):$/.test(link.protocol) || isHarmless?.(link))) {
      harmlessUntil = timeStamp + grace;
    }
  };
  const ask = (event: Event) => {
    if (event.timeStamp > harmlessUntil) event.preventDefault();
  };

  return (isOn: boolean) => {
    const change = isOn ? window.addEventListener : window.removeEventListener;
    change.call(window, 'beforeunload', ask);
    change.call(window, 'click', onClick, true);
  };
}
