import type { ComponentPropsWithRef } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { useRoute } from './useRoute';

export interface PageLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Address inside the site. */
  to: To;
  /** Changes the page that it stands in: scroll position and focus stay. */
  inPlace?: boolean;
  /** The router follows the link: not with Ctrl, which opens a tab. */
  onFollow?: () => void;
}

/** State of the location that an `inPlace` link leads to. */
export const inPlaceState = 'in-place';

/**
 * A link to another page of the site, without any look: MUI's Link and Button take it as their component. The
 * router's own `Link` weighs more, for data that this site does not load (decision 006).
 */
export function PageLink({ to, inPlace, onClick, onFollow, ...props }: PageLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state: inPlace && inPlaceState });
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        // In the copy of an archive the browser follows, to the copy of the next page.
        const { pathname } = new URL(href, window.location.href);
        const isRewritten = event.currentTarget.pathname !== pathname;
        if (event.defaultPrevented || isRewritten) return;
        // The second half of a double press, for which a slow page has not changed yet.
        if (event.detail > 1 && event.currentTarget.href === window.location.href)
          event.preventDefault();
        else follow(event);
        if (event.defaultPrevented) onFollow?.();
      }}
    />
  );
}

/** A link of the navigation: the one to the page on screen carries `aria-current`. */
export function NavLink({ to, ...props }: PageLinkProps & { to: string }) {
  const isCurrent = useRoute()?.path === to;
  return <PageLink to={to} {...(isCurrent && { 'aria-current': 'page' })} {...props} />;
}
