import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ContactFormText } from '../content/types';
import { useOnline } from '../lib/useOnline';
import { CopyButton } from './CopyButton';
import { type Letter, letterLink } from './letterLink';
import { messageSizeLimit } from './mailService.mjs';
import { type ContactMessage, digestOf, isEmpty, sizeOf } from './message';
import { isArrival, questions, type SendState, type SendStatus as Status } from './sendState';

/** Ways to the company that need no form. */
export interface ContactAddresses {
  email: string;
  phone: string;
  /** The phone number as a `tel:` address. */
  phoneLink: string;
}

interface SendStatusProps {
  /** Words for every way that sending can end. */
  labels: ContactFormText;
  /** How far the message has come. */
  state: SendState;
  /** Other ways to reach the company, for when it was not confirmed. */
  contact: ContactAddresses;
  /** What stands in the form. */
  written: ContactMessage;
  /** The visitor says yes to a question. */
  onConfirm: (button: HTMLButtonElement) => void;
}

const questionOf = (status: Status) => questions.find((question) => question === status);

/** The message was not confirmed and nothing is asked: Send tries again. */
export const canTryAgain = (status: Status) =>
  status !== 'none' && status !== 'sending' && !isArrival(status) && !questionOf(status);

/** The sentence for the state of things; nothing while the visitor just writes. */
function sentence(
  { status: texts, kept }: ContactFormText,
  { status, digest }: SendState,
  { isOnline, written }: { isOnline: boolean; written: ContactMessage },
) {
  if (status === 'offline' && isOnline) return texts.onlineAgain;
  if (status !== 'none') {
    const isKept = canTryAgain(status) && digestOf(written) === digest;
    return isKept ? kept(texts[status]) : texts[status];
  }
  const size = sizeOf(written);
  if (size > messageSizeLimit) return texts.tooLong(size, messageSizeLimit);
  return isOnline ? undefined : texts.connectionLost;
}

/** The message as a mail of the visitor's own: the letter first, then who wrote it. */
function letterOf({ message, ...sender }: ContactMessage, labels: ContactFormText) {
  const signature = Object.values(sender).filter(Boolean).join('\n');
  return {
    subject: sender.user_name && labels.mailSubject(sender.user_name),
    body: message && `${message}\n\n${signature}`,
    signature,
  } satisfies Letter;
}

/**
 * How the message is doing, below the form, since a notice that leaves after five seconds can be
 * missed (WCAG 2.2.1): it says what is known, and what is not known. Without a confirmation
 * also every other way to get the message across. Scrolls into sight while focus is in the form.
 */
export function SendStatus({ labels, state, contact, written, onConfirm }: SendStatusProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  const { status, to, earlier } = state;
  const hasArrived = isArrival(status);
  const question = questionOf(status);
  const isOpen = question !== undefined || canTryAgain(status);
  const said = sentence(labels, state, { isOnline, written });
  const [beforeAddress, afterAddress] = to ? labels.replyTo(to).split(to) : [];
  const letter = letterLink(contact.email, letterOf(written, labels));
  const isTooLong = !isEmpty(written) && sizeOf(written) > messageSizeLimit;

  useEffect(() => {
    const hasNews = status !== 'none' && status !== 'sending';
    const isHere = panel.current?.closest('form')?.contains(document.activeElement);
    if (hasNews && isHere) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  return (
    <Card
      ref={panel}
      variant="inset"
      sx={(theme) => ({
        // Clear of the notice, which on a phone is as wide as the screen.
        scrollMarginBottom: theme.spacing(20),
        [theme.breakpoints.up('md')]: { scrollMarginBottom: theme.spacing(3) },
        ...(said || earlier
          ? { mt: 2, p: 2.5 }
          : { '@media (forced-colors: active)': { border: 0 } }),
      })}
    >
      <Typography
        component="div"
        role="status"
        variant="body2"
        sx={{ display: 'flex', gap: 1, color: 'text.heading', fontWeight: 'medium' }}
      >
        {isOpen && <ErrorOutlineRounded sx={{ color: 'error.main' }} />}
        {hasArrived && <CheckCircleOutlineRounded sx={{ color: 'success.main' }} />}
        {(said || earlier) && (
          <Box sx={{ minWidth: 0 }}>
            {/* Elements of their own, since translators replace bare text nodes. */}
            {earlier && <p key={earlier}>{labels.earlierSent(earlier)}</p>}
            {said && <span key={said}>{said}</span>}
            {hasArrived && to && (
              <>
                {' '}
                <span>{beforeAddress}</span>
                <Box component="span" translate="no" sx={{ overflowWrap: 'anywhere' }}>
                  {to}
                </Box>
                {afterAddress && <span>{afterAddress}</span>}
              </>
            )}
          </Box>
        )}
      </Typography>
      {(isOpen || isTooLong) && (
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
          {question && (
            <Button
              key={status}
              type="button"
              variant="outlined"
              size="small"
              // The second click of a double click does not answer a question that has just appeared.
              onClick={(event) => event.detail < 2 && onConfirm(event.currentTarget)}
            >
              <span>{labels.confirm[question]}</span>
            </Button>
          )}
          <Link href={letter.href} variant="body2" sx={{ py: 1.25 }}>
            {labels.mailInstead}
          </Link>
          {letter.isCut && <CopyButton labels={labels} copied={written.message} />}
          <Link href={contact.phoneLink} variant="body2" sx={{ py: 1.25 }}>
            {labels.callInstead(contact.phone)}
          </Link>
        </Box>
      )}
    </Card>
  );
}
