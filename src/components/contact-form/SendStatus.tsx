import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ContactFormText } from '../../content/types';
import { mailLink } from '../../lib/mailLink';
import { useOnline } from '../../lib/useOnline';
import type { ContactMessage } from '../../services/email';
import type { Delivery } from '../../services/outbox';

/** Ways to the company that need no form. */
export interface ContactAddresses {
  email: string;
  phone: string;
  /** The phone number as a `tel:` address. */
  phoneLink: string;
}

interface SendStatusProps {
  /** Words for every way that sending can end. */
  text: ContactFormText;
  /** How far the message has come. */
  delivery: Delivery;
  /** Other ways to reach the company, for when it failed. */
  contact: ContactAddresses;
  /** What stands in the form, for the mail link. */
  written: ContactMessage;
}

/** The sentence for the state of things; nothing while the visitor just writes. */
function sentence({ status }: ContactFormText, delivery: Delivery, online: boolean) {
  if (delivery === 'offline' && online) return status.onlineAgain;
  if (delivery !== 'none') return status[delivery];
  return online ? undefined : status.connectionLost;
}

/** The message as a mail of the visitor's own: the letter first, then who wrote it. */
function mailOf({ user_name, user_email, message }: ContactMessage, text: ContactFormText) {
  return {
    subject: text.mailSubject(user_name),
    body: `${message}\n\n${user_name}\n${user_email}`,
  };
}

/**
 * How the message is doing, beneath the form, since a notice that leaves after five seconds can be
 * missed (WCAG 2.2.1). After a failure also every other way to get the message across. Comes into
 * sight by itself while focus is in the form. Must stand inside the form: Try again submits it.
 */
export function SendStatus({ text, delivery, contact, written }: SendStatusProps) {
  const panel = useRef<HTMLDivElement>(null);
  const online = useOnline();
  const refused = delivery === 'failed' || delivery === 'offline';
  const said = sentence(text, delivery, online);

  useEffect(() => {
    const settled = delivery !== 'none' && delivery !== 'sending';
    const here = panel.current?.closest('form')?.contains(document.activeElement);
    if (settled && here) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [delivery]);

  return (
    <Box
      ref={panel}
      sx={(theme) => ({
        // Clear of the notice, which on a phone is as wide as the screen.
        scrollMarginBottom: theme.spacing(20),
        [theme.breakpoints.up('md')]: { scrollMarginBottom: theme.spacing(3) },
        ...(said && {
          mt: 2,
          p: 2.5,
          borderRadius: theme.radius.tile,
          bgcolor: 'background.soft',
          '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        }),
      })}
    >
      <Typography
        component="div"
        role="status"
        variant="body2"
        sx={{ display: 'flex', gap: 1, color: 'text.heading', fontWeight: 500 }}
      >
        {refused && <ErrorOutlineRounded aria-hidden sx={{ color: 'error.main' }} />}
        {delivery === 'sent' && (
          <CheckCircleOutlineRounded aria-hidden sx={{ color: 'success.main' }} />
        )}
        {said}
      </Typography>
      {refused && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            rowGap: 1,
            mt: 1.5,
          }}
        >
          <Button type="submit" variant="outlined" size="small">
            {text.tryAgain}
          </Button>
          <Link
            href={mailLink({ to: contact.email, ...mailOf(written, text) })}
            variant="body2"
            sx={{ py: 1.25 }}
          >
            {text.mailInstead}
          </Link>
          <Link href={contact.phoneLink} variant="body2" sx={{ py: 1.25 }}>
            {text.callInstead(contact.phone)}
          </Link>
        </Box>
      )}
    </Box>
  );
}
