/** The contact message, under the names that the mail service knows (specification 3). */
export interface ContactMessage {
  user_name: string;
  user_email: string;
  message: string;
}

export type ContactField = HTMLInputElement | HTMLTextAreaElement;

export const emptyMessage: ContactMessage = { user_name: '', user_email: '', message: '' };

const names = Object.keys(emptyMessage) as readonly (keyof ContactMessage)[];

/** The honeypot's field; a name that scripts like to fill and browsers know nothing for. */
export const honeypotName = 'subject';

/** The fields of the message, in the order of the page. A form without them has none. */
export function fieldsOf(form: HTMLFormElement): ContactField[] {
  return names.flatMap((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : [];
  });
}

/** What stands in the form, to the letter. */
export function messageOf(form: HTMLFormElement): ContactMessage {
  const written = fieldsOf(form).map(({ name, value }) => [name, value]);
  return { ...emptyMessage, ...Object.fromEntries(written) };
}

/** Puts words into the fields that are empty. */
export function fillEmptyFields(form: HTMLFormElement, message: ContactMessage) {
  for (const field of fieldsOf(form)) field.value ||= message[field.name as keyof ContactMessage];
}

/** Whether something has filled the field that people cannot see. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(honeypotName);
  return field instanceof HTMLInputElement && field.value !== '';
}

export function isEmpty(message: ContactMessage): boolean {
  return names.every((name) => !message[name]);
}

/** Takes only texts under known names: a store may hold anything. */
export function parseMessage(value: unknown): ContactMessage {
  const texts: Partial<Record<string, unknown>> = typeof value === 'object' && value ? value : {};
  const known = names.map((name) => [name, texts[name]]);
  return {
    ...emptyMessage,
    ...Object.fromEntries(known.filter(([, text]) => typeof text === 'string')),
  };
}

/** Bytes of the message on the wire, without the names of its fields. */
export function sizeOf(message: ContactMessage): number {
  return new TextEncoder().encode(Object.values(message).join('')).length;
}

/**
 * A fingerprint by which the same words are known again without being stored: 53 bits (cyrb53). It keeps
 * words out of the store and proves nothing against somebody who guesses them.
 */
export function digestOf(message: ContactMessage): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const unit of JSON.stringify(names.map((name) => message[name]))) {
    const code = unit.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return ((low >>> 0) * 0x200000 + (high >>> 11)).toString(36);
}
