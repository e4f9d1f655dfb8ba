import Link, { type LinkProps } from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import { target } from '../theme/tokens';

interface IconLinkProps extends LinkProps<'a'> {
  /** The kind of action, for the eye only. */
  icon: typeof SvgIcon;
  /** The visible words. */
  label: string;
}

/**
 * A small action in words behind an icon, such as saving a calendar file.
 *
 * Not for the main action of a card, which is a button, nor for going to a page, which needs no icon.
 *
 * Accessibility: as tall as a finger needs (WCAG 2.5.5). The icon is decoration; a name given by
 * `aria-label` has to begin with the words that are seen (WCAG 2.5.3).
 */
export function IconLink({ icon: Icon, label, sx, ...link }: IconLinkProps) {
  return (
    <Link
      variant="facts"
      {...link}
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          minHeight: target,
          fontWeight: 'strong',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Icon fontSize="small" sx={{ color: 'icon.main' }} />
      <span>{label}</span>
    </Link>
  );
}
