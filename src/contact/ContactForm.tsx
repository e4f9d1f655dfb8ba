import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  type KeyboardEvent,
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { company } from '../content/company';
import { contactPage } from '../content/pages/contact';
import { aboutSeminar } from '../content/pages/seminars';
import { formHeadingId } from '../content/routes';
import { sendName } from '../lib/constants';
import { mailLink } from '../lib/contactLinks';
import { isComposing } from '../lib/isComposing';
import { needsScripts, onlyWithoutScriptsStyles } from '../theme/media';
import { MailButton } from '../ui/MailButton';
import { draft } from './draft';
import { FormField } from './FormField';
import {
  cleaned,
  type FieldName,
  fieldNames,
  fieldsOf,
  isPrefill,
  messageFieldOf,
  messageOf,
} from './fields';
import { letterLink } from './letter';
import { summaryHeight, untilSummary } from './SeminarSummary';
import { SendStatus } from './SendStatus';
import { isUnconfirmed, send, sendStore } from './send';
import { useFieldErrors } from './useFieldErrors';
import { useSeminar } from './useSeminar';

const { form: text, withoutScripts } = contactPage;

/** Height of the form from `sm` up. Errors take their room from the message field, so the form does not grow. */
export const formHeight = { sm: '58rem', md: '55rem' };

/** What stays in view above the heading that a link leads to: the gap and the padding of the card, in CSS pixels. */
const headingClearance = 48;

/** Milliseconds in which the second half of a double press follows. */
const doublePressMs = 1000;

/**
 * For visitors who write to the company. The form is cleared when the message was delivered and stays filled
 * otherwise (specification 4 and 5); what is written is kept until then, whatever happens to the page.
 *
 * Accessibility: labels stay above the fields; each refused field says why, and focus goes to the first
 * (WCAG 3.3.1); the outcome stands below the form as a status, since a notice can be missed (WCAG 2.2.1).
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const labelId = useId();
  const clearedAt = useRef(0);
  const { status, message } = useSyncExternalStore(
    sendStore.subscribe,
    sendStore.read,
    sendStore.read,
  );
  const { errors, handleInvalid, revalidate } = useFieldErrors();
  const seminar = useSeminar();
  const about = seminar ? aboutSeminar(seminar) : '';
  const prefill = about && text.prefill(about);
  const isSending = status === 'sending';

  /** Refuses an untouched prefill. */
  const checkPrefill = (form: HTMLFormElement) => {
    const field = messageFieldOf(form);
    const isUntouched = field && isPrefill(field.value, prefill);
    field?.setCustomValidity(isUntouched ? text.fields.message.untouched : '');
  };

  const fill = useEffectEvent((forgetsOutcome: boolean) => {
    if (!form.current) return;
    draft.restore(form.current);
    const field = messageFieldOf(form.current);
    if (!field || !about || isSending) return;
    const { length } = field.value;
    const { state } = window.history;
    // The history entry remembers it: a reload or Back restores no prefill that was deleted from a message, nor one
    // below the status "sent".
    const wasAdded = state?.about === about;
    window.history.replaceState({ ...state, about }, '');
    if (field.value.includes(about) || (wasAdded && (length || status === 'sent'))) return;
    // Keeps the caret of a visitor who writes.
    if (length) field.setRangeText(text.alsoAbout(about), length, length, 'preserve');
    else field.value = prefill;
    revalidate(form.current);
    if (forgetsOutcome) sendStore.forget();
  });
  const dropPrefill = useEffectEvent((prefill: string) => {
    const { current } = form;
    const field = current && messageFieldOf(current);
    if (!field || !isPrefill(field.value, prefill)) return;
    field.setRangeText('', 0, field.value.length);
    checkPrefill(current);
    revalidate(current);
  });
  useLayoutEffect(() => {
    fill(true);
    return () => dropPrefill(prefill);
  }, [prefill]);
  useLayoutEffect(() => {
    const { current } = form;
    const isUnchanged = current && JSON.stringify(messageOf(current)) === JSON.stringify(message);
    if (status === 'sent' && isUnchanged) {
      current.reset();
      clearedAt.current = Date.now();
    }
    // A seminar may have been chosen while the message was on its way; a late answer may still clear the form.
    if (!['none', 'waiting'].includes(status)) fill(false);
  }, [status, message]);

  const keep = useEffectEvent((form: HTMLFormElement) => draft.keep(form, prefill));
  const edit = useEffectEvent((form: HTMLFormElement) => {
    checkPrefill(form);
    revalidate(form);
    keep(form);
    sendStore.forget();
  });
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Programs that fill forms may send either event, or none.
    for (const type of ['input', 'change']) {
      current.addEventListener(type, () => edit(current), { signal });
    }
    window.addEventListener('pagehide', () => keep(current), { signal });
    return () => {
      listening.abort();
      keep(current);
    };
  }, []);

  const handleSendClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    // The second half of a double press may find the form cleared.
    const isEmpty = fieldsOf(form).every(({ value }) => !value);
    const isJustCleared = isEmpty && Date.now() < clearedAt.current + doublePressMs;
    if (event.detail > 1 || isJustCleared) event.preventDefault();
    // Here, since the browser checks the fields before it submits them.
    for (const field of fieldsOf(form)) {
      const value = cleaned(field.name as FieldName, field.value);
      if (value !== field.value) field.value = value;
    }
    checkPrefill(form);
  };

  /** Enter that repeats because it is held. In the message it begins new lines; in a composition it ends a word. */
  const isHeldEnter = ({ key, repeat, target, nativeEvent }: KeyboardEvent) =>
    key === 'Enter' &&
    repeat &&
    !isComposing(nativeEvent) &&
    !(target instanceof HTMLTextAreaElement);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    // Closes a phone's on-screen keyboard: status and notice need its room.
    event.nativeEvent.submitter?.focus();
    revalidate(event.currentTarget);
    draft.keep(event.currentTarget);
    void send(messageOf(event.currentTarget));
  };

  return (
    <Card
      component="form"
      variant="floating"
      ref={form}
      // Without scripts `dialog` validates and submits nowhere; with `get` the values would get into the address.
      method="dialog"
      aria-labelledby={labelId}
      onSubmit={submit}
      onInvalidCapture={handleInvalid}
      onKeyDownCapture={(event) => isHeldEnter(event) && event.preventDefault()}
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        minHeight: formHeight,
        p: { xs: 3, sm: 4, lg: 5.5 },
        borderRadius: theme.radius.panel,
        // Paper shows what went out, and no form.
        '@media print': { display: status === 'sent' ? 'block' : 'none', border: 0 },
      })}
    >
      <Box sx={{ display: 'contents', displayPrint: 'none' }}>
        <Typography
          id={formHeadingId}
          component="h2"
          variant="h3"
          sx={(theme) => ({
            scrollMarginTop: headingClearance,
            // The summary above the form, or the room reserved for it, stays in view, too.
            [theme.breakpoints.down('sm')]: {
              [seminar ? '&' : untilSummary]: {
                scrollMarginTop: `calc(${summaryHeight} + ${headingClearance}px)`,
              },
            },
          })}
        >
          {/* An id of its own: an extension may have `formHeadingId`, too. */}
          <span id={labelId}>{text.heading}</span>
        </Typography>
        {fieldNames.map((name) => (
          <FormField key={name} name={name} readOnly={isSending} error={errors[name]} />
        ))}
        <Typography variant="facts" sx={{ textWrap: 'balance' }}>
          {text.privacy}
        </Typography>
      </Box>
      <div>
        <Button
          type="submit"
          name={sendName}
          fullWidth
          aria-disabled={isSending}
          onClick={handleSendClick}
          {...needsScripts}
          sx={{ '&[aria-disabled="true"]': { bgcolor: 'button.pressed', cursor: 'progress' } }}
        >
          <span>
            {isSending ? text.sending : isUnconfirmed(status) ? text.tryAgain : text.send}
          </span>
        </Button>
        <Box {...needsScripts} sx={{ displayPrint: 'none', mt: 1, textAlign: 'center' }}>
          <Link
            variant="action"
            href={mailLink({ to: company.supportEmail })}
            onClick={({ currentTarget }) => {
              if (form.current) currentTarget.href = letterLink(messageOf(form.current));
            }}
          >
            {text.ownMail}
          </Link>
        </Box>
        <Box sx={onlyWithoutScriptsStyles}>
          <Typography sx={{ mb: 2 }}>{withoutScripts}</Typography>
          <MailButton email={company.supportEmail} />
        </Box>
        <SendStatus status={status} message={message} />
      </div>
    </Card>
  );
}
