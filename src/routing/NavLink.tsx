import { PageLink, type PageLinkProps } from './PageLink';
import { useRoute } from './useRoute';

/** A link of the navigation: the one to the page on screen carries `aria-current`. */
export function NavLink({ to, ...props }: PageLinkProps & { to: string }) {
  const isCurrent = useRoute()?.path === to;
  return <PageLink to={to} {...(isCurrent && { 'aria-current': 'page' })} {...props} />;
}
