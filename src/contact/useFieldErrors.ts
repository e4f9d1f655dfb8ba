import { type SyntheticEvent, useState } from 'react';
import type { ContactFormText } from '../content/types';
import type { ContactField, ContactMessage } from './message';

/** Why the browser refuses a field, in our words; `undefined` if it accepts it (specification 5). */
function errorOf(field: ContactField, text: ContactFormText): string | undefined {
  if (field.validity.typeMismatch) return text.emailMalformed;
  if (!field.validity.valueMissing) return undefined;
  return (
    { user_name: text.nameMissing, user_email: text.emailMissing }[field.name] ??
    text.messageMissing
  );
}

/**
 * The browser checks the fields; this says the result in our words below each field instead of in
 * a bubble, moves focus to the first that was refused, and takes an error back as soon as the field
 * is corrected (WCAG 3.3.1).
 */
export function useFieldErrors(text: ContactFormText) {
  const [errors, setErrors] = useState<Partial<Record<keyof ContactMessage, string>>>({});

  const check = (field: ContactField) =>
    setErrors((all) => ({ ...all, [field.name]: errorOf(field, text) }));

  /** For the form's `invalid` events, while they are captured: they do not bubble. */
  const refuse = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.target as ContactField;
    if (field === event.currentTarget.querySelector(':invalid')) field.focus();
    check(field);
  };

  const revalidate = (event: SyntheticEvent<HTMLFormElement>) => {
    const field = event.target as ContactField;
    if (errors[field.name as keyof ContactMessage]) check(field);
  };

  return { errors, refuse, revalidate };
}
