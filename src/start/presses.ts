import { sessionStore } from '../lib/storage';
import { type ContactMessage, messageOf, parseMessage } from '../services/contactMessage';
import { withEarlyMessage } from '../services/earlyMessage';

const storageKey = 'early-presses';

/** A press of a button, by the button's name and value: the element may be drawn anew meanwhile. */
interface Press {
  name: string;
  value: string;
  /** The form as it was when Send was pressed. */
  message?: ContactMessage;
}

/** A second press of these takes the first one back. */
const toggles = ['filter'];

let presses: Press[] = [];

/** Presses that a reload for missing scripts has handed over. */
function restore(): Press[] {
  const stored = sessionStore.readJson(storageKey);
  sessionStore.remove(storageKey);
  return (Array.isArray(stored) ? stored : []).map((press) => ({
    name: String(press?.name),
    value: String(press?.value),
    ...(press?.message && { message: parseMessage(press.message) }),
  }));
}

/** Shows beside the form that an early Send waits, or no longer does. */
function showWaiting() {
  const line = document.querySelector<HTMLElement>('[data-waiting]');
  if (line) line.hidden = !presses.some(({ message }) => message);
}

/** Keeps a press: each control's once, in order. A form that is not valid yet is checked on replay. */
function keep({ name, value, form }: HTMLButtonElement) {
  const press: Press = { name, value };
  if (form?.matches(':valid')) press.message = messageOf(form);
  const earlier = presses.findIndex((other) => other.name === name && other.value === value);
  if (earlier < 0) presses.push(press);
  else if (toggles.includes(name)) presses.splice(earlier, 1);
  else presses[earlier] = press;
  showWaiting();
}

/** Keeps what is pressed while no control answers, and does it once they do. */
export const earlyPresses = {
  /** Begins to keep presses; links answer by themselves. */
  listen() {
    window.addEventListener('click', onClick, true);
    window.addEventListener('submit', onSubmit, true);
    document.addEventListener('DOMContentLoaded', () => {
      presses.unshift(...restore());
      showWaiting();
    });
  },
  /** Lets presses through to the page. */
  stop() {
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('submit', onSubmit, true);
  },
  /** @returns whether the page that is loaded next finds them */
  handOver(): boolean {
    return presses.length === 0 || sessionStore.write(storageKey, JSON.stringify(presses));
  },
  replay() {
    for (const { name, value, message } of presses) {
      const button = [...document.querySelectorAll('button')].find(
        (other) => other.name === name && other.value === value,
      );
      if (button) withEarlyMessage(message, () => button.click());
    }
    presses = [];
  },
  forget() {
    presses = [];
    showWaiting();
  },
};

function onClick(event: Event) {
  const button = (event.target as Element).closest('button');
  // A button without a name is not the site's.
  if (!button?.name) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keep(button);
}

/** Enter in a form, where an extension has put a button of its own before Send. */
function onSubmit(event: Event) {
  event.preventDefault();
  const send = (event.target as HTMLFormElement).querySelector<HTMLButtonElement>('button[name]');
  if (send) keep(send);
}
