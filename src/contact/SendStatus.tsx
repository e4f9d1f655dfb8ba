import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { toUnicode } from 'punycode/punycode.es6.js';
import { useEffect, useRef } from 'react';
import { company } from '../content/company';
import { contactPage } from '../content/pages/contact';
import { mailLink } from '../lib/contactLinks';
import { forcedColors } from '../theme/mixins';
import { AddressLink } from '../ui/AddressLink';
import type { ContactMessage } from './fields';
import { isUnconfirmed, type SendState } from './send';

const { form: text } = contactPage;

/** The longest mail link; mail programs cut longer ones without a warning. */
const longestMailLink = 1800;

/** A mail with the whole message, or an empty one: half a letter looks like a whole one. */
export function letterLink({ message, user_name, user_email }: ContactMessage) {
  const whole = mailLink({
    to: company.supportEmail,
    subject: user_name && text.mailSubject(user_name),
    body: [message, '', user_name, user_email].join('\n').trim(),
  });
  return whole.length <= longestMailLink ? whole : mailLink({ to: company.supportEmail });
}

/** An address as its owner writes it: `kim@xn--bcher-kva.example` → `kim@bücher.example` */
function readable(address: string) {
  try {
    return toUnicode(address);
  } catch {
    return address;
  }
}

/**
 * How the message is doing, below the form, since a notice can be missed (WCAG 2.2.1). Until delivery is confirmed it
 * offers other ways; after it, it shows the values that were sent, on paper, too. Scrolls into sight while focus is in
 * the form.
 */
export function SendStatus({ status, message, seminars = [] }: SendState) {
  const panel = useRef<HTMLDivElement>(null);
  const offersOtherWays = isUnconfirmed(status);
  const isOutcome = offersOtherWays || status === 'sent';

  useEffect(() => {
    const isHere = panel.current?.closest('form')?.contains(document.activeElement);
    if (isOutcome && isHere) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOutcome]);

  return (
    <Card
      ref={panel}
      variant="soft"
      sx={(theme) => ({
        borderRadius: theme.radius.tile,
        // Clear of the notice, which on a phone is as wide as the screen.
        scrollMarginBottom: { xs: theme.spacing(24), md: theme.spacing(3) },
        ...(status === 'none' ? { [forcedColors]: { border: 0 } } : { mt: 2, p: 2.5 }),
      })}
    >
      <Typography
        component="div"
        role="status"
        variant="body2"
        sx={{ display: 'flex', gap: 1, color: 'text.heading', fontWeight: 'medium' }}
      >
        {offersOtherWays && <ErrorOutlineRounded sx={{ color: 'error.main' }} />}
        {status === 'sent' && <CheckCircleOutlineRounded sx={{ color: 'success.main' }} />}
        {status !== 'none' && (
          <Box sx={{ minWidth: 0 }}>
            {/* Elements of their own, since translators replace bare text nodes. */}
            <span key={status}>{text.status[status]}</span>
            {status === 'sent' && message && (
              <>
                {seminars.length > 0 && <span> {text.notBooked}</span>}
                <span> {text.replyTo} </span>
                <bdi dir="ltr" translate="no">
                  {readable(message.user_email)}
                </bdi>
                <span>. {text.wrongAddress} </span>
                <AddressLink address={company.phone} />
              </>
            )}
          </Box>
        )}
      </Typography>
      {status === 'sent' && message && (
        <Typography component="div" variant="body2" sx={{ mt: 1.5 }}>
          <strong>{text.yourWords}</strong>
          <Box dir="auto" translate="no" sx={{ whiteSpace: 'pre-wrap' }}>
            {`${message.user_name}\n${message.message.trim()}`}
          </Box>
        </Typography>
      )}
      {offersOtherWays && message && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            mt: 1.5,
            typography: 'body2',
          }}
        >
          <Link variant="standalone" href={letterLink(message)}>
            {text.mailInstead}
          </Link>
          <span>
            {text.callInstead} <AddressLink address={company.phone} />
          </span>
        </Box>
      )}
    </Card>
  );
}
