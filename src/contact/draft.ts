import { type ContactMessage, fieldNames, fieldsOf, messageOf } from './fields';

const key = 'contact-draft';

/** What the browser refuses to store is held as long as the page. */
let memory = '{}';

/** A store may hold anything; other values count as none. */
function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? memory));
  } catch {
    return Object(JSON.parse(memory));
  }
}

function write(words: string) {
  memory = words;
  try {
    // First, since a full store must not keep older words.
    sessionStorage.removeItem(key);
    if (words !== '{}') sessionStorage.setItem(key, words);
  } catch {
    // Refused or full.
  }
}

/** The words of a message that is not sent yet: in this tab they outlive a link, a reload and a crash. */
export const draft = {
  /** But for `line`, a message that is ours, where nobody has written on. */
  keep(form: HTMLFormElement, line = '') {
    if (fieldsOf(form).length < fieldNames.length) return;
    const message = messageOf(form);
    if (message.message === line) message.message = '';
    write(Object.values(message).some(Boolean) ? JSON.stringify(message) : '{}');
  },
  /** Puts the words into the fields that are empty. */
  restore(form: HTMLFormElement) {
    const words = read();
    for (const field of fieldsOf(form)) {
      const text = words[field.name];
      // Setting even an empty value makes browsers lay out the page at once.
      if (typeof text === 'string' && text) field.value ||= text;
    }
  },
  /** Takes the words of a message that has arrived away; other words stay. */
  clear(message: ContactMessage) {
    if (JSON.stringify(read()) === JSON.stringify(message)) write('{}');
  },
};
