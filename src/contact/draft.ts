import { type ContactMessage, fieldNames, fieldsOf, isPrefill, messageOf } from './fields';

const key = 'contact-draft';

/** The draft where the browser refuses to store it; head script and app have one each, as long as the document. */
let memory = '{}';

/** Reads the draft; a store may hold anything, and other values count as none. */
function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? memory));
  } catch {
    return Object(JSON.parse(memory));
  }
}

/** Whether this bundle restored the form, once the document is whole; until then empty fields keep stored values. */
let isRestored = false;

function write(json: string) {
  memory = json;
  try {
    // First, since a full store must not keep an older draft.
    sessionStorage.removeItem(key);
    if (json !== '{}') sessionStorage.setItem(key, json);
  } catch {
    // Blocked or full.
  }
}

/** The values of a message that is not sent yet: in this tab they outlive a link, a reload and a crash. */
export const draft = {
  /** Saves the fields of a form; not a message that is still the `prefill`. */
  keep(form: HTMLFormElement, prefill = '') {
    if (fieldsOf(form).length === 0) return;
    const stored = isRestored ? {} : read();
    const typed = messageOf(form);
    const message: Record<string, unknown> = Object.fromEntries(
      fieldNames.map((name) => [name, typed[name] || stored[name] || '']),
    );
    if (isPrefill(typed.message, prefill)) message.message = '';
    write(Object.values(message).some(Boolean) ? JSON.stringify(message) : '{}');
  },
  /** Fills the fields that are empty. */
  restore(form: HTMLFormElement) {
    const message = read();
    isRestored = true;
    for (const field of fieldsOf(form)) {
      const value = message[field.name];
      // Setting even an empty value makes browsers lay out the page at once.
      if (typeof value === 'string' && value) field.value ||= value;
    }
  },
  /** Deletes the draft of a delivered message; another one stays. */
  clear(message: ContactMessage) {
    if (JSON.stringify(read()) === JSON.stringify(message)) write('{}');
  },
};
