import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ContactFormText } from '../content/types';
import {
  type ContactMessage,
  emptyMessage,
  honeypotName,
  messageOf,
} from '../services/contactMessage';
import { earlyMessage } from '../services/earlyMessage';
import type { SendOptions, SendStatus as Status } from '../services/sending';
import { onlyWithScripts } from '../theme/media';
import { floatingShadow } from '../theme/overrides/surfaces';
import { Honeypot } from './contact-form/Honeypot';
import { type ContactAddresses, confirmName, SendStatus } from './contact-form/SendStatus';
import { useDraft } from './contact-form/useDraft';
import { useFieldErrors } from './contact-form/useFieldErrors';
import { FormField } from './FormField';

interface ContactFormProps {
  /** Labels, hints and messages. */
  text: ContactFormText;
  /** Other ways to the company, offered when a send was not confirmed. */
  contact: ContactAddresses;
  /** Where the last message is. While it is on its way nothing can be changed or sent. */
  sendStatus: Status;
  /** Called with a message that the browser accepts, and how it is to be sent. */
  onSend: (message: ContactMessage, options: SendOptions) => void;
  /** Called with what stands in the form when it opens. */
  onRestore: (message: ContactMessage) => void;
  /** Called when the visitor changes a word. */
  onEdit: () => void;
}

/**
 * Name, Email and Message for whoever wants to write to the company. The form is cleared when the message
 * has arrived and stays filled otherwise (specification 4 and 5); what is written is kept until then,
 * whatever happens to the page.
 *
 * Not for anything that needs an answer at once: offer the phone.
 *
 * Accessibility: labels stay above the fields; each refused field says why, and focus goes to the first
 * (WCAG 3.3.1); the outcome stands beneath the form as a status, since a notice can be missed (WCAG 2.2.1).
 */
export function ContactForm({
  text,
  contact,
  sendStatus,
  onSend,
  onRestore,
  onEdit,
}: ContactFormProps) {
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const waiting = useRef<HTMLParagraphElement>(null);
  const { written, keep } = useDraft(form, onRestore);
  const { errors, refuse, revalidate } = useFieldErrors(text);
  const sending = sendStatus === 'sending';

  const clear = useEffectEvent(() => {
    form.current?.reset();
    keep(emptyMessage);
  });
  useEffect(() => {
    if (sendStatus === 'sent') clear();
  }, [sendStatus]);

  useEffect(() => {
    if (waiting.current) waiting.current.hidden = true;
  }, []);

  const edit = (event: SyntheticEvent<HTMLFormElement>) => {
    revalidate(event);
    keep(messageOf(event.currentTarget));
    onEdit();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const { submitter } = event.nativeEvent;
    // The buttons beneath go away while the message is on its way, and focus must not go with them.
    if (submitter?.contains(document.activeElement)) sendButton.current?.focus();
    const current = messageOf(event.currentTarget);
    const honeypot = event.currentTarget.elements.namedItem(honeypotName) as HTMLInputElement;
    keep(current);
    onSend(earlyMessage() ?? current, {
      confirmed: submitter?.getAttribute('name') === confirmName,
      honeypotFilled: honeypot.value !== '',
    });
  };

  return (
    <Card
      component="form"
      ref={form}
      // Checks and goes nowhere. What is pressed before hydration the head's inline script replays.
      method="dialog"
      aria-labelledby={headingId}
      onSubmit={submit}
      onInvalidCapture={refuse}
      onInput={edit}
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        p: { xs: 3, sm: 4, lg: 5.5 },
        borderRadius: theme.radius.panel,
        overflow: 'visible',
        boxShadow: floatingShadow,
      })}
    >
      <Typography
        id={headingId}
        component="h2"
        variant="h3"
        sx={{ fontSize: (theme) => theme.typography.pxToRem(32) }}
      >
        {text.heading}
      </Typography>
      <FormField
        name="user_name"
        label={text.name}
        autoComplete="name"
        readOnly={sending}
        error={errors.user_name}
      />
      <FormField
        name="user_email"
        label={text.email}
        type="email"
        autoComplete="email"
        readOnly={sending}
        error={errors.user_email}
      />
      <Honeypot label={text.honeypot} />
      <Box sx={{ flexGrow: 1 }}>
        <FormField
          name="message"
          label={text.message}
          multiline
          readOnly={sending}
          error={errors.message}
        />
      </Box>
      <Typography variant="facts">{text.privacy}</Typography>
      <div>
        <Button
          ref={sendButton}
          type="submit"
          name="send"
          fullWidth
          aria-disabled={sending}
          sx={{
            '&[aria-disabled="true"]': { bgcolor: 'button.pressed', cursor: 'progress' },
            ...onlyWithScripts,
          }}
        >
          <span>{sending ? text.sending : text.send}</span>
        </Button>
        {/* The head's inline script shows it; an alert is announced when it is shown. */}
        <Typography
          ref={waiting}
          hidden
          suppressHydrationWarning
          data-waiting
          role="alert"
          variant="body2"
          sx={{ mt: 2, color: 'text.heading', fontWeight: 500 }}
        >
          {text.status.waiting}
        </Typography>
        <ErrorBoundary fallback={null}>
          <SendStatus text={text} sendStatus={sendStatus} contact={contact} written={written} />
        </ErrorBoundary>
      </div>
    </Card>
  );
}
