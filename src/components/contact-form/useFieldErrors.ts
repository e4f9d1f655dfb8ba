import { type SyntheticEvent, useState } from 'react';
import type { ContactFormText } from '../../content/types';
import type { ContactMessage } from '../../services/email';
import type { Field } from './fields';

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
 * The browser checks the fields; this says the result in our words beneath each field instead of in
 * a bubble, moves focus to the first that was refused, and takes a refusal back as soon as the field
 * is mended (WCAG 3.3.1).
 */
export function useFieldErrors(text: ContactFormText) {
  const [errors, setRefusals] = useState<Partial<Record<keyof ContactMessage, string>>>({});

  const check = (field: Field) =>
    setRefusals((all) => ({ ...all, [field.name]: refusal(field, text) }));

  /** For the form's `invalid` events, while they are captured: they do not bubble. */
  const refuse = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.target as Field;
    if (field === event.currentTarget.querySelector(':invalid')) field.focus();
    check(field);
  };

  const revalidate = (event: SyntheticEvent<HTMLFormElement>) => {
    const field = event.target as Field;
    if (errors[field.name as keyof ContactMessage]) check(field);
  };

  return { errors, refuse, revalidate };
}
