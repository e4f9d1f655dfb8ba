import { useContact } from './useContact';

/** Does on a page without the form what the form does by itself when it opens. */
export function Messenger() {
  useContact();
  return null;
}
