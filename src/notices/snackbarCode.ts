import type { ComponentType } from 'react';
import { importDefault } from '../lib/importDefault';

let loaded: ComponentType | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The code of the notices: a tenth of the site's script, which pages without notices never need. */
export const snackbarCode = {
  /** The component, once it is there. */
  read: () => loaded,
  subscribe: (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
  /**
   * Tries twice, then rejects; calling it again retries. It never reloads the page, since a notice often
   * reports something that has just happened to a form.
   */
  load: (): Promise<void> => {
    loading ??= importDefault(() => import('./Snackbars')).then(
      (Snackbars) => {
        loaded = Snackbars;
        for (const onChange of listeners) onChange();
      },
      (failure: unknown) => {
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  },
};
