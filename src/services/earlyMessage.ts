import type { ContactMessage } from './contactMessage';

declare global {
  interface Window {
    /** The form as it was when Send was pressed before the page was hydrated. */
    earlyMessage?: ContactMessage;
  }
}

/** Runs a replayed press of Send with the message of that moment, whatever the form holds by now. */
export function withEarlyMessage(message: ContactMessage | undefined, press: () => void) {
  if (message) window.earlyMessage = message;
  press();
  delete window.earlyMessage;
}

/** The message of the press that is being replayed; nothing while the visitor presses. */
export function earlyMessage(): ContactMessage | undefined {
  return window.earlyMessage;
}
