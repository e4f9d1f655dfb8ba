import { type ComponentPropsWithRef, useContext, useState, useTransition } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { attributes } from '../boot/contract';
import { PageCode } from '../lib/pageCode';

export interface PageLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Address inside the site. */
  to: To;
  /** What goes with the address without being part of it. */
  state?: unknown;
}

/**
 * A link to another page of the site, without any look: MUI's Link and Button take it as their component.
 * The router's own `Link` brings code that fetches data and style sheets ahead, of which this site has none
 * (decision 030). Until the page is there it shows that it was pressed, and page and address stay.
 *
 * Accessibility: an element `a` with its address, so that it opens in another tab, too.
 */
export function PageLink({ to, state, onClick, ...props }: PageLinkProps) {
  const href = useHref(to);
  const { target } = props;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(target && { target }) });
  const fetchCode = useContext(PageCode);
  const [isWaiting, setWaiting] = useState(false);
  const [isComing, startTransition] = useTransition();
  return (
    <a
      {...props}
      {...((isWaiting || isComing) && { [attributes.pressed]: '' })}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        const open = () => startTransition(() => follow(event));
        const { altKey, ctrlKey, metaKey, shiftKey } = event;
        const opensElsewhere = target || altKey || ctrlKey || metaKey || shiftKey;
        const code = opensElsewhere ? undefined : fetchCode(href);
        if (!code) {
          open();
          return;
        }
        event.preventDefault();
        setWaiting(true);
        void code.then((isWanted) => {
          setWaiting(false);
          if (isWanted) open();
        });
      }}
    />
  );
}
