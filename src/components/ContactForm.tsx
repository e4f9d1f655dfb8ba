import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import type { ContactFormText } from '../content/types';
import { floatingShadow } from '../theme/overrides/surfaces';
import { FormField } from './FormField';

interface ContactFormProps {
  text: ContactFormText;
  /** Sends the filled form; `true` when it arrived. Nothing the visitor typed is lost otherwise. */
  onSend: (form: HTMLFormElement) => Promise<boolean>;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Why the browser refuses a field, in our words; nothing when it accepts it (specification 5). */
function refusal(field: Field, text: ContactFormText): string | undefined {
  if (field.validity.typeMismatch) return text.emailMalformed;
  if (!field.validity.valueMissing) return undefined;
  return (
    { user_name: text.nameMissing, user_email: text.emailMissing }[field.name] ??
    text.messageMissing
  );
}

/**
 * Name, Email and Message. The browser checks them; each refused field says why, and focus goes to
 * the first. The form is cleared when the message arrived and stays filled otherwise
 * (specification 4 and 5).
 */
export function ContactForm({ text, onSend }: ContactFormProps) {
  const headingId = useId();
  const [refusals, setRefusals] = useState<Record<string, string | undefined>>({});
  const [sending, setSending] = useState(false);
  const inFlight = useRef(false);

  const check = (field: Field) =>
    setRefusals((all) => ({ ...all, [field.name]: refusal(field, text) }));

  const refuse = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.target as Field;
    if (field === event.currentTarget.querySelector(':invalid')) field.focus();
    check(field);
  };

  const recheck = (event: SyntheticEvent<HTMLFormElement>) => {
    const field = event.target as Field;
    if (refusals[field.name]) check(field);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const form = event.currentTarget;
    inFlight.current = true;
    setSending(true);
    try {
      if (await onSend(form)) form.reset();
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  };

  return (
    <Card
      component="form"
      aria-labelledby={headingId}
      onSubmit={submit}
      onInvalidCapture={refuse}
      onInput={recheck}
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
        error={refusals.user_name}
      />
      <FormField
        name="user_email"
        label={text.email}
        type="email"
        autoComplete="email"
        error={refusals.user_email}
      />
      <Box sx={{ flexGrow: 1 }}>
        <FormField name="message" label={text.message} multiline error={refusals.message} />
      </Box>
      <Button type="submit" fullWidth aria-disabled={sending}>
        {sending ? text.sending : text.send}
      </Button>
    </Card>
  );
}
