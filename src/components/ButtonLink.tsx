import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';

interface ButtonLinkProps {
  /** Address inside the site. */
  to: string;
  /** Shows an arrow that leans forward under the pointer. */
  arrow?: boolean;
  /** Small in the bar, medium on a page. */
  size?: ButtonProps['size'];
  /** Called besides following the link, such as to close the menu. */
  onClick?: () => void;
  /** Room around it, where it stands. */
  sx?: SxProps<Theme>;
  /** The words on it; they say where it leads. */
  children: string;
}

/** A link to another page of the site that looks like a button. For actions use MUI's Button. */
export function ButtonLink({ to, arrow = false, children, ...props }: ButtonLinkProps) {
  return (
    <Button component={Link} to={to} endIcon={arrow && <ArrowForwardRounded />} {...props}>
      {children}
    </Button>
  );
}
