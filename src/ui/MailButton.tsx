import MailOutlined from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { mailLink } from '../lib/contactLinks';
import { narrowPhone } from '../theme/tokens';
import { Address } from './AddressLink';

interface MailButtonProps {
  /** Where the message goes; the label, too. */
  email: string;
  /** What the message is about. */
  subject?: string;
}

/**
 * An address to write to as a button, for where writing is the thing to do. The address is its name, so it can be
 * read out and copied; it stays whole on any phone, without the icon on the narrowest.
 */
export function MailButton({ email, subject }: MailButtonProps) {
  return (
    <Button
      href={mailLink({ to: email, subject })}
      startIcon={<MailOutlined />}
      dir="ltr"
      translate="no"
      sx={(theme) => ({
        userSelect: 'text',
        // On phones what icon, address and panel leave; measured with `company.supportEmail`.
        [theme.breakpoints.down('sm')]: { px: 'clamp(11px, 50vw - 169px, 20px)' },
        [theme.breakpoints.down(narrowPhone)]: {
          fontSize: 'facts.fontSize',
          '& .MuiButton-icon': { display: 'none' },
        },
      })}
    >
      <span>
        <Address address={email} />
      </span>
    </Button>
  );
}
