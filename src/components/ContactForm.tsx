import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import type { ContactFormText } from '../content/types';
import type { ContactMessage } from '../services/email';
import type { Delivery } from '../services/outbox';
import { floatingShadow } from '../theme/overrides/surfaces';
import { isTrapped, messageOf } from './contact-form/fields';
import { Honeypot } from './contact-form/Honeypot';
import { type ContactAddresses, SendStatus } from './contact-form/SendStatus';
import { useDraft } from './contact-form/useDraft';
import { useFieldErrors } from './contact-form/useFieldErrors';
import { FormField } from './FormField';

interface ContactFormProps {
  /** Labels, hints and messages. */
  text: ContactFormText;
  /** Other ways to the company, offered when a send has failed. */
  contact: ContactAddresses;
  /** Where the last message is. While it is on its way nothing can be changed or sent. */
  delivery: Delivery;
  /** Called with a message that the browser accepts. */
  onSend: (message: ContactMessage) => void;
  /** Called instead of `onSend` when a script has filled the spam trap. */
  onTrapped: () => void;
  /** Called when the visitor begins a new message after one that was sent. */
  onNewMessage: () => void;
}

/**
 * Name, Email and Message. The browser checks them; each refused field says why, and focus goes to
 * the first. The form is cleared when the message has arrived and stays filled otherwise
 * (specification 4 and 5). What is written is kept until then, whatever happens to the page.
 *
 * The method only matters until the page's script has come: a form of the method `dialog` outside of
 * a dialog is checked and then goes nowhere, so that an early press of the button loses nothing.
 */
export function ContactForm({
  text,
  contact,
  delivery,
  onSend,
  onTrapped,
  onNewMessage,
}: ContactFormProps) {
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const { written, keep } = useDraft(form);
  const { errors, refuse, revalidate } = useFieldErrors(text);
  const sending = delivery === 'sending';

  useEffect(() => {
    if (delivery === 'sent') form.current?.reset();
  }, [delivery]);

  const edit = (event: SyntheticEvent<HTMLFormElement>) => {
    revalidate(event);
    keep(messageOf(event.currentTarget));
    if (delivery === 'sent') onNewMessage();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    // Try again goes away while the message is on its way, and focus must not go with it.
    if (event.nativeEvent.submitter?.contains(document.activeElement)) sendButton.current?.focus();
    const message = messageOf(event.currentTarget);
    keep(message);
    if (isTrapped(event.currentTarget)) onTrapped();
    else onSend(message);
  };

  return (
    <Card
      component="form"
      ref={form}
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
      <Honeypot label={text.trap} />
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
          fullWidth
          aria-disabled={sending}
          sx={{ '&[aria-disabled="true"]': { bgcolor: 'button.pressed', cursor: 'progress' } }}
        >
          {sending ? text.sending : text.send}
        </Button>
        <SendStatus text={text} delivery={delivery} contact={contact} written={written} />
      </div>
    </Card>
  );
}
