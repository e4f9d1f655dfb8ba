import { type SyntheticEvent, useState } from 'react';
import { contactPage } from '../content/pages/contact';
import { type ContactField, type FieldName, fieldsOf } from './fields';

const texts = contactPage.form.fields;

/** Why a field is refused, in our words (specification 5); nothing for an accepted one. */
function errorOf({ name, validity, value }: ContactField) {
  if (validity.valueMissing) return texts[name as FieldName].missing;
  if (!validity.typeMismatch) return undefined;
  const { malformed, foreign } = texts.user_email;
  return /\P{ASCII}/u.test(value) ? foreign : malformed;
}

/**
 * The browser checks the fields; this says the result below each field instead of in a bubble, moves focus to the
 * first that was refused, and takes an error back as soon as the field is corrected (WCAG 3.3.1).
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});

  const check = (fields: readonly ContactField[]) =>
    setErrors((all) => ({
      ...all,
      ...Object.fromEntries(fields.map((field) => [field.name, errorOf(field)])),
    }));

  return {
    errors,
    /** For the form's `invalid` events, while they are captured: they do not bubble. */
    handleInvalid: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const field = event.target as ContactField;
      if (field === form.querySelector(':invalid')) {
        // Focus that is here already would say nothing of the reason.
        if (field === document.activeElement) field.blur();
        field.focus();
      }
      check(fieldsOf(form));
    },
    /** When fields may have been corrected, also by a password manager. */
    revalidate: (form: HTMLFormElement) => {
      const invalid = fieldsOf(form).filter(({ name }) => errors[name as FieldName]);
      if (invalid.length > 0) check(invalid);
    },
  };
}
