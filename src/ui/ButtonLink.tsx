import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { PageLink } from './PageLink';

interface ButtonLinkProps extends Pick<ButtonProps, 'size' | 'sx'> {
  /** Address inside the site. */
  to: string;
  /** Shows an arrow that leans forward under the pointer. */
  arrow?: boolean;
  /** The words on it; they say where it leads. */
  children: string;
}

/**
 * A link to another page of the site that looks like a button. Say where it leads: “Browse
 * Seminars”, never “Click here”.
 *
 * Not for what changes something instead of leading somewhere: that is MUI's Button. A link inside
 * of a sentence is MUI's Link.
 *
 * Accessibility: a link by role, at least 44 px high in both sizes. The arrow is decoration and
 * adds nothing to the name.
 */
export function ButtonLink({ to, arrow = false, children, ...props }: ButtonLinkProps) {
  return (
    <Button component={PageLink} to={to} endIcon={arrow && <ArrowForwardRounded />} {...props}>
      {children}
    </Button>
  );
}
