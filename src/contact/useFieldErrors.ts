import { type SyntheticEvent, useState } from 'react';
import type { ContactFormText } from '../content/types';
import type { FieldName } from './fields';
import type { ContactField } from './message';

/**
 * The browser checks the fields; this says the result in our words below each field instead of in
 * a bubble, moves focus to the first that was refused, and takes an error back as soon as the field
 * is corrected (WCAG 3.3.1).
 */
export function useFieldErrors(texts: ContactFormText<FieldName>['fields']) {
  const [errors, setErrors] = useState<Partial<Record<FieldName, string | undefined>>>({});

  /** Takes the reason of a refusal from our words (specification 5); there is none for an accepted field. */
  const check = ({ name, validity }: ContactField) => {
    const { malformed, missing } = texts[name as FieldName];
    const error = validity.typeMismatch ? malformed : validity.valueMissing ? missing : undefined;
    setErrors((all) => ({ ...all, [name]: error }));
  };

  /** For the form's `invalid` events, while they are captured: they do not bubble. */
  const refuse = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.target as ContactField;
    if (field === event.currentTarget.querySelector(':invalid')) field.focus();
    check(field);
  };

  const revalidate = (event: SyntheticEvent<HTMLFormElement>) => {
    const field = event.target as ContactField;
    if (errors[field.name as FieldName]) check(field);
  };

  return { errors, refuse, revalidate };
}
