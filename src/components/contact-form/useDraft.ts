import { type RefObject, useEffect, useState } from 'react';
import { contactDraft } from '../../services/contactDraft';
import type { ContactMessage } from '../../services/email';
import { fieldsOf, messageOf } from './fields';

/**
 * Keeps what is written in the form, and puts it back when the form opens again. Fields that already
 * hold something, typed before the page's script had come, are left alone.
 *
 * @returns what is written, and `keep`, to be called whenever that has changed
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [written, setWritten] = useState(() => contactDraft.read());

  useEffect(() => {
    if (!form.current) return;
    const draft = contactDraft.read();
    for (const field of fieldsOf(form.current)) {
      field.value ||= draft[field.name as keyof ContactMessage];
    }
    contactDraft.write(messageOf(form.current));
  }, [form]);

  const keep = (message: ContactMessage) => {
    contactDraft.write(message);
    setWritten(message);
  };

  return { written, keep };
}
