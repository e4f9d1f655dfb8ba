import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffectEvent, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { company } from '../content/company';
import { contactPage } from '../content/pages/contact';
import { formHeadingId } from '../content/routes';
import type { Seminar } from '../content/seminars';
import { sendName } from '../lib/constants';
import { mailLink } from '../lib/contactLinks';
import { isComposing } from '../lib/isComposing';
import { moveFocus } from '../routing/moveFocus';
import { needsScripts, onlyWithoutScriptsStyles } from '../theme/mixins';
import { MailButton } from '../ui/MailButton';
import { ChosenSeminars } from './ChosenSeminars';
import {
  chosenSeminars,
  removeSeminars,
  useAskedSeminar,
  useChosenSeminars,
} from './chosenSeminars';
import { fillFields, saveFields } from './draft';
import { FormField } from './FormField';
import { cleaned, type FieldName, fieldNames, fieldsOf, messageOf } from './fields';
import { letterLink, SendStatus } from './SendStatus';
import { isOnItsWay, isUnconfirmed, letterOf, send, sendStore } from './send';
import { useFieldErrors } from './useFieldErrors';

const { form: text, withoutScripts } = contactPage;

/** Height of the form from `sm` up. Errors take their room from the message field, so the form does not grow. */
export const formHeight = '57rem';

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
  const sending = useSyncExternalStore(sendStore.subscribe, sendStore.read, sendStore.read);
  const { status, seminars } = sending;
  const { errors, handleInvalid, revalidate } = useFieldErrors();
  const isGone = useAskedSeminar(sendStore.forget);
  const chosen = useChosenSeminars();
  const isWaiting = isOnItsWay(status);
  // Those of the message on its way; what is chosen meanwhile waits for the next.
  const about = (isWaiting && seminars) || chosen;
  const hint = text.fields.message.hints[about.some(({ full }) => full) ? 'full' : 'open'];

  useLayoutEffect(() => {
    if (status !== 'sent') return;
    form.current?.reset();
    clearedAt.current = Date.now();
  }, [status]);

  const edit = useEffectEvent((element: HTMLFormElement) => {
    revalidate(element);
    saveFields(element);
    sendStore.forget();
  });
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    fillFields(current);
    sendStore.hasForm = true;
    const listening = new AbortController();
    const { signal } = listening;
    // Programs that fill forms may send either event, or none.
    for (const type of ['input', 'change']) {
      current.addEventListener(type, () => edit(current), { signal });
    }
    window.addEventListener('pagehide', () => saveFields(current), { signal });
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // From the bfcache: another document of this tab may have sent the draft, or gone on with it.
      const before = JSON.stringify(messageOf(current));
      current.reset();
      fillFields(current);
      if (JSON.stringify(messageOf(current)) !== before) edit(current);
    };
    window.addEventListener('pageshow', handlePageShow, { signal });
    return () => {
      listening.abort();
      saveFields(current);
      sendStore.hasForm = false;
    };
  }, []);

  const leaveOut = (seminar: Seminar) => {
    removeSeminars([seminar]);
    sendStore.forget();
    // Focus would go with the button.
    const heading = form.current?.querySelector('h2');
    if (heading) moveFocus(heading);
  };

  const handleSendClick = (event: MouseEvent) => {
    const fields = form.current ? fieldsOf(form.current) : [];
    // The second half of a double press may find the form cleared.
    const isEmpty = fields.every(({ value }) => !value);
    const isJustCleared = isEmpty && Date.now() < clearedAt.current + doublePressMs;
    if (event.detail > 1 || isJustCleared) event.preventDefault();
    // Here, since the browser checks the fields before it submits them.
    for (const field of fields) {
      const value = cleaned(field.name as FieldName, field.value);
      if (value !== field.value) field.value = value;
    }
  };

  /** Enter that repeats because it is held. In the message it begins new lines; in a composition it ends a word. */
  const isHeldEnter = (event: KeyboardEvent) =>
    event.key === 'Enter' &&
    event.repeat &&
    !isComposing(event) &&
    !(event.target instanceof HTMLTextAreaElement);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isWaiting || !form.current) return;
    // Closes a phone's on-screen keyboard: status and notice need its room.
    event.submitter?.focus();
    revalidate(form.current);
    saveFields(form.current);
    // Not those of the last render: the head script may press Send before the next.
    void send(messageOf(form.current), chosenSeminars());
  };

  return (
    <Card
      component="form"
      variant="floating"
      ref={form}
      // Without scripts `dialog` validates and submits nowhere; with `get` the values would get into the address.
      method="dialog"
      aria-labelledby={labelId}
      onSubmit={({ nativeEvent }) => submit(nativeEvent)}
      onInvalidCapture={handleInvalid}
      onKeyDownCapture={(event) => isHeldEnter(event.nativeEvent) && event.preventDefault()}
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        minHeight: { sm: formHeight },
        p: { xs: 3, sm: 4, lg: 5.5 },
        borderRadius: theme.radius.panel,
        // Paper shows what the message is about, and what went out, without the fields.
        '@media print': {
          display: status === 'sent' || about.length > 0 ? 'block' : 'none',
          border: 0,
        },
      })}
    >
      {/* Above it, behind a link, the gap and the padding of the card stay in view. */}
      <Typography id={formHeadingId} component="h2" variant="h3" sx={{ scrollMarginTop: 48 }}>
        {/* An id of its own: an extension may have `formHeadingId`, too. */}
        <span id={labelId}>{text.heading}</span>
      </Typography>
      <ChosenSeminars
        seminars={about}
        isGone={isGone}
        onRemove={isWaiting ? undefined : leaveOut}
      />
      <Box sx={{ display: 'contents', displayPrint: 'none' }}>
        {fieldNames.map((name) => (
          <FormField
            key={name}
            name={name}
            readOnly={isWaiting}
            error={errors[name]}
            hint={name === 'message' && about.length > 0 ? hint : undefined}
          />
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
          aria-disabled={isWaiting}
          onClick={({ nativeEvent }) => handleSendClick(nativeEvent)}
          {...needsScripts}
          sx={{ '&[aria-disabled="true"]': { bgcolor: 'button.pressed', cursor: 'progress' } }}
        >
          <span>
            {isWaiting ? text.sending : isUnconfirmed(status) ? text.tryAgain : text.send}
          </span>
        </Button>
        <Box {...needsScripts} sx={{ displayPrint: 'none', mt: 1, textAlign: 'center' }}>
          <Link
            variant="action"
            href={mailLink({ to: company.supportEmail })}
            onClick={({ currentTarget }) => {
              if (!form.current) return;
              currentTarget.href = letterLink(letterOf(messageOf(form.current), about));
            }}
          >
            {text.ownMail}
          </Link>
        </Box>
        <Box sx={onlyWithoutScriptsStyles}>
          <Typography sx={{ mb: 2 }}>{withoutScripts}</Typography>
          <MailButton email={company.supportEmail} />
        </Box>
        <SendStatus {...sending} />
      </div>
    </Card>
  );
}
