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
import { type ContactMessage, sizeOf } from '../../services/contactMessage';
import { messageSizeLimit } from '../../services/sendFailure';
import type { SendStatus as Status } from '../../services/sending';

/** Name of the button that says yes to the question in the status. */
export const confirmName = 'confirm';

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
  sendStatus: Status;
  /** Other ways to reach the company, for when it was not confirmed. */
  contact: ContactAddresses;
  /** What stands in the form, for the mail link. */
  written: ContactMessage;
}

/** The sentence for the state of things; nothing while the visitor just writes. */
function sentence(
  { status }: ContactFormText,
  sendStatus: Status,
  { isOnline, isTooLong }: { isOnline: boolean; isTooLong: boolean },
) {
  if (sendStatus === 'offline' && isOnline) return status.onlineAgain;
  if (sendStatus !== 'none') return status[sendStatus];
  if (isTooLong) return status.tooLong;
  return isOnline ? undefined : status.connectionLost;
}

const isSettled = (sendStatus: Status) => sendStatus === 'sent' || sendStatus === 'sentEarlier';

/** The message as a mail of the visitor's own: the letter first, then who wrote it. */
function mailOf({ user_name, user_email, message }: ContactMessage, text: ContactFormText) {
  return {
    subject: text.mailSubject(user_name),
    body: `${message}\n\n${user_name}\n${user_email}`,
  };
}

/**
 * How the message is doing, beneath the form, since a notice that leaves after five seconds can be
 * missed (WCAG 2.2.1): what is known is said, and what is not known is said so. Without a confirmation
 * also every other way to get the message across. Comes into sight by itself while focus is in the form.
 * Must stand inside the form: its button submits it.
 */
export function SendStatus({ text, sendStatus, contact, written }: SendStatusProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  const isOpen = sendStatus !== 'none' && sendStatus !== 'sending' && !isSettled(sendStatus);
  const isQuestion = sendStatus === 'mayRepeat' || sendStatus === 'looksAutomatic';
  const said = sentence(text, sendStatus, {
    isOnline,
    isTooLong: sizeOf(written) > messageSizeLimit,
  });

  useEffect(() => {
    const hasNews = sendStatus !== 'none' && sendStatus !== 'sending';
    const isHere = panel.current?.closest('form')?.contains(document.activeElement);
    if (hasNews && isHere) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [sendStatus]);

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
        {isOpen && <ErrorOutlineRounded sx={{ color: 'error.main' }} />}
        {isSettled(sendStatus) && <CheckCircleOutlineRounded sx={{ color: 'success.main' }} />}
        {/* An element of its own, since translators replace bare text nodes. */}
        {said && <span key={said}>{said}</span>}
      </Typography>
      {isOpen && (
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
          <Button
            key={sendStatus}
            type="submit"
            variant="outlined"
            size="small"
            {...(isQuestion && { name: confirmName })}
            // The second click of a double click is no answer to a question that has just appeared.
            onClick={(event) => isQuestion && event.detail > 1 && event.preventDefault()}
          >
            <span>{isQuestion ? text.confirm[sendStatus] : text.tryAgain}</span>
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
