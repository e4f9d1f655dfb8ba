import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';

interface ButtonLinkProps {
  /** Address inside the site. */
  to: string;
  /** Shows an arrow that leans forward under the pointer. */
  arrow?: boolean;
  size?: ButtonProps['size'];
  onClick?: () => void;
  sx?: SxProps<Theme>;
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
