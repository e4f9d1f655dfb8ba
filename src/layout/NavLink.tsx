import { useLocation } from 'react-router-dom';
import { normalizePath } from '../content/routes';
import { PageLink, type PageLinkProps } from '../ui/PageLink';

/** A link of the navigation: the one to the page on screen carries `aria-current`. */
export function NavLink({ to, ...props }: PageLinkProps & { to: string }) {
  const isCurrent = normalizePath(useLocation().pathname) === to;
  return <PageLink to={to} {...(isCurrent && { 'aria-current': 'page' })} {...props} />;
}
