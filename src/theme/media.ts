import type { Theme } from '@mui/material/styles';
import { attributes, type MessageState } from '../boot/contract';
import { breakpoints, container } from './tokens';

/** "From this width on" for `sizes` of pictures and for `matchMedia`; `container` is where the content stops growing. */
export const from = (width: 'container' | keyof typeof breakpoints) =>
  `(min-width: ${width === 'container' ? container.width / 16 : breakpoints[width]}em)`;

/*
 * What shows where scripts are off or did not arrive. The prerendered document carries
 * `data-scripts="off"`; its inline script takes it away, and puts `off` or, where words are written that
 * must stay in sight, `failed` there when the scripts that it loads are missing.
 */

/** Without the scripts of the page. */
const withoutScripts = '[data-scripts] &';

/** The same, with nothing written that would be lost from sight. */
export const withScriptsOff = '[data-scripts="off"] &';

/** Styles for windows too narrow for the links of the bar, where no script can open the menu either. */
export const narrowWithoutScripts = (theme: Theme, styles: object) => ({
  [theme.breakpoints.down('md')]: { '&:is([data-scripts], [data-scripts] *)': styles },
});

/**
 * Styles for what stays in sight on a phone: where the window is tall enough to spare the room, also at
 * a zoom of 400 %, and where a script can open what is there.
 */
export const inSightOnPhones = (theme: Theme, styles: object) => ({
  [`${theme.breakpoints.down('sm')} and (min-height: 30em)`]: {
    'html:not([data-scripts]) &': styles,
  },
});

/** Too low for anything that stays in sight: a phone on its side, a keyboard that is up, a zoom of 400 %. */
export const lowWindow = '@media (max-height: 26em)';

/** Shown only without scripts. */
export const onlyWithoutScripts = { display: 'none', [withoutScripts]: { display: 'revert' } };

/** Hidden without scripts. An attribute, so that what differs in this alone shares its styles. */
export const onlyWithScripts = { 'data-needs-scripts': '' };

/** Hides what carries `onlyWithScripts`. */
export const hideWithoutScripts = {
  'html[data-scripts] [data-needs-scripts]': { display: 'none' },
};

const messageStates: readonly MessageState[] = [
  'waiting',
  'slow',
  'missing',
  'held',
  'sent',
  'unsent',
];

/** What names states of an early Send in `data-while` shows in these alone; see `MessageState`. */
export const whileMessage = {
  'html [data-while]': { display: 'none' },
  [messageStates.map((state) => `[${attributes.message}=${state}] [data-while~=${state}]`).join()]:
    { display: 'revert' },
};

/** Shown only while a press waits for the page to be hydrated. */
export const whilePressed = { 'data-while-pressed': '' };

/** Hides what carries `whilePressed`, and shows what was pressed as what works on it. */
export const markPressed = {
  [`html:not([${attributes.pressed}]) [data-while-pressed]`]: { display: 'none' },
  [`:is(a, button)[${attributes.pressed}]`]: {
    cursor: 'progress',
    backgroundImage:
      'repeating-linear-gradient(-45deg, transparent 0 8px, color-mix(in srgb, currentColor 12%, transparent) 8px 16px)',
  },
};
