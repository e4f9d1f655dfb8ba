import { rootData, sendName } from '../lib/constants';
import { listen, whenHydrated } from './untilHydrated';

/** Names and values of the buttons whose press is queued, in order; React may replace the elements. */
const presses = new Set<string>();
const pressOf = ({ name, value }: Pick<HTMLButtonElement, 'name' | 'value'>) => `${name} ${value}`;
const sendPress = pressOf({ name: sendName, value: '' });

function dequeue(press: string) {
  presses.delete(press);
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[name]');
  const button = [...buttons].find((one) => pressOf(one) === press);
  delete button?.dataset.pressed;
  return button;
}

/** Whether Send has been pressed, and waits. */
export const isSendQueued = () => presses.has(sendPress);

/** Drops a queued Send: its message has changed. */
export const dropSend = () => dequeue(sendPress);

/** Drops all presses: nothing will answer them. */
export function dropPresses() {
  for (const press of presses) dequeue(press);
}

function queuePress(event: MouseEvent) {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button[name]');
  if (!button || button.hasAttribute('commandfor') || 'withoutScripts' in rootData()) return;
  event.preventDefault();
  // React replays clicks that it sees during hydration: the press would be done twice.
  event.stopPropagation();
  presses.add(pressOf(button));
  button.dataset.pressed = '';
}

/** Queues presses of buttons, and replays them once the page is hydrated. Leaving asks while a Send is queued. */
export function watchPresses() {
  listen(['click'], queuePress);
  listen(['beforeunload'], (event) => isSendQueued() && event.preventDefault());
  whenHydrated(() => {
    for (const press of presses) dequeue(press)?.click();
  });
}
