import type { ContactMessage } from '../../services/email';

export type Field = HTMLInputElement | HTMLTextAreaElement;

const names: readonly (keyof ContactMessage)[] = ['user_name', 'user_email', 'message'];

/** The spam trap's field; a name that scripts like to fill and browsers know nothing for. */
export const trapName = 'subject';

/** The three fields of the message, in the order of the page. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return names.map((name) => form.elements.namedItem(name) as Field);
}

/** What stands in the form, to the letter. */
export function messageOf(form: HTMLFormElement): ContactMessage {
  const [name, email, message] = fieldsOf(form).map(({ value }) => value);
  return { user_name: name ?? '', user_email: email ?? '', message: message ?? '' };
}

/** Whether something has been written where no person can write. */
export function isTrapped(form: HTMLFormElement): boolean {
  return (form.elements.namedItem(trapName) as HTMLInputElement).value !== '';
}
