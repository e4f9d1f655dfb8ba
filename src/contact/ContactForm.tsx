import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { sendName } from '../boot/contract';
import { FormField } from '../components/FormField';
import type { ContactFormText } from '../content/types';
import { onlyWithScripts } from '../theme/media';
import { AboutSeminar } from './AboutSeminar';
import { openingOf } from './askedSeminar';
import { type FieldName, fieldNames, fields } from './fields';
import { Honeypot } from './Honeypot';
import { SendingRing } from './SendingRing';
import { type ContactAddresses, canTryAgain, SendStatus } from './SendStatus';
import type { Contact } from './useContact';
import { useFieldErrors } from './useFieldErrors';
import { usePressOnce } from './usePressOnce';
import { WaitingLine } from './WaitingLine';

interface ContactFormProps extends Contact {
  /** Labels, hints and messages. */
  labels: ContactFormText<FieldName>;
  /** Other ways to the company, offered when a send was not confirmed. */
  contact: ContactAddresses;
  /** The seminar that an empty message begins with, and what follows when its line is gone. */
  about?: { title: string; line: string; onGone: () => void } | undefined;
}

/**
 * For visitors who write to the company: the fields of `fields.ts`. The form is cleared when the message
 * has arrived and stays filled otherwise (specification 4 and 5); what is written is kept until then,
 * whatever happens to the page.
 *
 * Not for anything that needs an answer at once: offer the phone.
 *
 * Accessibility: labels stay above the fields; each refused field says why, and focus goes to the first
 * (WCAG 3.3.1); the outcome stands below the form as a status, since a notice can be missed (WCAG 2.2.1).
 */
export function ContactForm({
  labels,
  contact,
  about,
  state,
  written,
  onOpen,
  onEdit,
  onSent,
  onSend,
  onConfirm,
}: ContactFormProps) {
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const { errors, refuse, revalidate } = useFieldErrors(labels.fields);
  const hasArrived = state.status === 'sent';
  const pressOnce = usePressOnce(hasArrived);
  const sending = state.status === 'sending';
  const atRest = canTryAgain(state.status) ? labels.tryAgain : labels.send;

  const line = about?.line;
  const open = useEffectEvent(() => form.current && onOpen(form.current, line && openingOf(line)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seminar is known after hydration only.
  useLayoutEffect(() => void open(), [line]);

  const clear = useEffectEvent(() => form.current && onSent(form.current));
  useEffect(() => {
    if (hasArrived) clear();
  }, [hasArrived]);

  const edit = (event: SyntheticEvent<HTMLFormElement>) => {
    revalidate(event);
    onEdit(event.currentTarget);
  };

  const confirm = (button: Element) => {
    // It goes away while the message is on its way, and focus must not go with it.
    if (button.contains(document.activeElement)) sendButton.current?.focus();
    onConfirm();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) onSend(event.currentTarget);
  };

  return (
    <Card
      component="form"
      variant="floating"
      ref={form}
      // Checks and goes nowhere. An early Send is kept by the head's inline script.
      method="dialog"
      aria-labelledby={headingId}
      onSubmit={submit}
      onInvalidCapture={refuse}
      onInput={edit}
      onKeyDownCapture={pressOnce.onKeyDownCapture}
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        p: { xs: 3, sm: 4, lg: 5.5 },
        borderRadius: theme.radius.panel,
      })}
    >
      <Typography id={headingId} component="h2" variant="h3">
        {labels.heading}
      </Typography>
      <Honeypot label={labels.honeypot} />
      {fieldNames.map((name) => (
        <FormField
          key={name}
          name={name}
          label={labels.fields[name].label}
          {...fields[name]}
          readOnly={sending}
          error={errors[name]}
          sx={fields[name].multiline ? { flexGrow: 1 } : undefined}
        />
      ))}
      {about && line && (
        <AboutSeminar
          key={line}
          title={about.title}
          line={line}
          onGone={about.onGone}
          message={written.message}
          readOnly={sending}
          labels={labels.about}
        />
      )}
      <Typography variant="facts" sx={{ textWrap: 'balance' }}>
        {labels.privacy}
      </Typography>
      <div>
        <Button
          ref={sendButton}
          type="submit"
          name={sendName}
          fullWidth
          aria-disabled={sending}
          onClick={pressOnce.onClick}
          {...onlyWithScripts}
          sx={{ '&[aria-disabled="true"]': { bgcolor: 'button.pressed', cursor: 'progress' } }}
        >
          {sending && <SendingRing />}
          <span>{sending ? labels.sending : atRest}</span>
        </Button>
        <ErrorBoundary fallback={null}>
          <SendStatus
            labels={labels}
            state={state}
            contact={contact}
            written={written}
            onConfirm={confirm}
          />
        </ErrorBoundary>
      </div>
      <WaitingLine labels={labels} contact={contact} />
    </Card>
  );
}
