import { type ComponentPropsWithRef, useTransition } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { attributes } from '../boot/contract';

export interface PageLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Address inside the site. */
  to: To;
  /** What goes with the address without being part of it. */
  state?: unknown;
}

/**
 * A link to another page of the site, without any look: MUI's Link and Button take it as their component.
 * The router's own `Link` brings code that fetches data and style sheets ahead, of which this site has none
 * (decision 030). Until the page is there it shows that it was pressed.
 *
 * Accessibility: an element `a` with its address, so that it opens in another tab, too.
 */
export function PageLink({ to, state, onClick, ...props }: PageLinkProps) {
  const [isComing, startTransition] = useTransition();
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(props.target && { target: props.target }),
  });
  return (
    <a
      {...props}
      {...(isComing && { [attributes.pressed]: '' })}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) startTransition(() => follow(event));
      }}
    />
  );
}
