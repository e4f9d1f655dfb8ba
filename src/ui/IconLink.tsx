import Link, { type LinkProps } from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';

interface IconLinkProps extends Omit<LinkProps<'a'>, 'sx' | 'variant'> {
  /** The kind of action, for the eye only. */
  icon: typeof SvgIcon;
}

/**
 * A small action in words behind an icon, such as saving a calendar file. Not for the main action of a card, which is
 * a button, nor for going to a page, which needs no icon.
 */
export function IconLink({ icon: Icon, children, ...link }: IconLinkProps) {
  return (
    <Link variant="action" {...link}>
      <Icon fontSize="small" sx={{ color: 'icon.main' }} />
      <span>{children}</span>
    </Link>
  );
}
