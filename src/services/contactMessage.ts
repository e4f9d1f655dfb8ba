/** What a visitor writes to the company, under the names the service knows (specification 3). */
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

export function isSameMessage(one: ContactMessage, other: ContactMessage): boolean {
  return names.every((name) => one[name] === other[name]);
}

/** Only what is a text under a known name: a store may hold anything. */
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
