import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { PageLink } from '../routing/PageLink';

interface ButtonLinkProps extends Pick<ButtonProps, 'size' | 'sx'> {
  /** Address inside the site. */
  to: string;
  /** Shows an arrow that leans forward under the pointer. */
  arrow?: boolean;
  /** The words on it; they say where it leads. */
  children: string;
}

/**
 * A link to another page of the site that looks like a button and says where it leads: “Browse Seminars”, never
 * “Click here”. Not for what changes something instead: that is MUI's Button.
 */
export function ButtonLink({ to, arrow, children, ...props }: ButtonLinkProps) {
  return (
    <Button component={PageLink} to={to} endIcon={arrow && <ArrowForwardRounded />} {...props}>
      {children}
    </Button>
  );
}
