import { historyState } from '../lib/constants';
import { type FieldName, fieldNames, fieldsOf, messageOf } from './fields';

const key = 'contact-draft';

/** What is written, and the slugs of the seminars that it is about, with spaces between them. */
type Draft = Partial<Record<FieldName | 'seminars', string>>;

/** The draft where the browser refuses to store it; the head script and the app are two bundles and have one each. */
let memory = '{}';

function stored(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Reads the draft. A store may hold anything: what is no text counts as none. */
export function readDraft(): Draft {
  try {
    const values = Object.entries(Object(JSON.parse(stored() ?? memory)));
    return Object.fromEntries(values.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/**
 * Whether the seminar that the address asks about was chosen once. A phone that has ended the browser brings back the
 * mark of the history entry, and no draft: then the seminar is chosen anew.
 */
export const wasAsked = () => Boolean(historyState().asked) && readDraft().seminars !== undefined;

/** Saves the draft: in this tab it outlives a link, a reload and a crash. */
export function writeDraft(draft: Draft) {
  const text = JSON.stringify(draft);
  try {
    // First, since a full store must not keep an older draft.
    sessionStorage.removeItem(key);
    if ('seminars' in draft || Object.values(draft).some(Boolean))
      sessionStorage.setItem(key, text);
    // Another document of this tab may send what is stored: it must not come back from here.
    memory = '{}';
  } catch {
    // Blocked or full.
    memory = text;
  }
}

/** Whether this bundle has filled the form. Until then an empty field leaves in the draft what stands there. */
let isFilled = false;

/** Saves the fields of a form. */
export function saveFields(form: HTMLFormElement) {
  if (fieldsOf(form).length === 0) return;
  const draft = readDraft();
  const typed = messageOf(form);
  const fields = fieldNames.map((name) => [
    name,
    typed[name] || (isFilled ? '' : (draft[name] ?? '')),
  ]);
  writeDraft({ ...draft, ...Object.fromEntries(fields) });
}

/** Fills the fields of a form that are empty. */
export function fillFields(form: HTMLFormElement) {
  isFilled = true;
  const draft = readDraft();
  for (const field of fieldsOf(form)) {
    const value = draft[field.name as FieldName];
    // Setting even an empty value makes browsers lay out the page at once.
    if (value) field.value ||= value;
  }
}
