import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { ContactFormText } from '../content/types';
import type { ContactAddresses } from './SendStatus';

interface WaitingLineProps {
  labels: ContactFormText;
  contact: ContactAddresses;
}

/**
 * Says that an early Send waits for the page, and after a while, or when its scripts are missing, how else
 * to reach the company. The inline script of the head shows it, by an attribute of the root; an alert is
 * announced when it is shown. Stays in sight while any of the form is.
 */
export function WaitingLine({ labels, contact }: WaitingLineProps) {
  return (
    <Card
      variant="inset"
      role="alert"
      data-while="waiting slow missing"
      sx={(theme) => ({
        typography: 'body2',
        position: 'sticky',
        bottom: theme.spacing(2),
        p: 2.5,
        color: 'text.heading',
        fontWeight: 'medium',
        '& a': { display: 'inline-block', py: 1.25, mr: 3 },
      })}
    >
      {(['waiting', 'slow', 'missing'] as const).map((state) => (
        <span key={state} data-while={state}>
          {labels.status[state]}
        </span>
      ))}
      <Box data-while="slow missing">
        <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
        <Link href={contact.phoneLink}>{labels.callInstead(contact.phone)}</Link>
      </Box>
    </Card>
  );
}
