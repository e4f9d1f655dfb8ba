import { type FieldName, fieldNames } from './fields';

/** The contact message: the words of each field. */
export type ContactMessage = Record<FieldName, string>;

export type ContactField = HTMLInputElement | HTMLTextAreaElement;

// Pages without the form need none, and their inline script has no room for one.
export const emptyMessage = /* @__PURE__ */ parseMessage({});

/** The honeypot's field; a name that scripts like to fill and browsers know nothing for. */
export const honeypotName = 'subject';

/** The fields of the message, in the order of the page. A form without them has none. */
export function fieldsOf(form: HTMLFormElement): ContactField[] {
  return fieldNames.flatMap((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : [];
  });
}

/** What stands in the form, to the letter. */
export function messageOf(form: HTMLFormElement): ContactMessage {
  return parseMessage(Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value])));
}

/** Puts words into the fields that are empty. */
export function fillEmptyFields(form: HTMLFormElement, message: ContactMessage) {
  for (const field of fieldsOf(form)) {
    const words = message[field.name as FieldName];
    // Even an empty value that is set makes browsers lay out the page at once.
    if (words) field.value ||= words;
  }
}

/** Whether something has filled the field that people cannot see. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(honeypotName);
  return field instanceof HTMLInputElement && field.value !== '';
}

export function isEmpty(message: ContactMessage): boolean {
  return fieldNames.every((name) => !message[name]);
}

/** Takes only texts under known names: a store may hold anything. */
export function parseMessage(value: unknown): ContactMessage {
  const words = Object(value) as Partial<Record<FieldName, unknown>>;
  const textOf = (name: FieldName) => (typeof words[name] === 'string' ? words[name] : '');
  return Object.fromEntries(fieldNames.map((name) => [name, textOf(name)])) as ContactMessage;
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
  for (const unit of JSON.stringify(fieldNames.map((name) => message[name]))) {
    const code = unit.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return ((low >>> 0) * 0x200000 + (high >>> 11)).toString(36);
}
