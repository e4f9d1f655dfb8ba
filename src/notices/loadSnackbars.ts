import type { ComponentType } from 'react';
import { importDefault } from '../lib/importDefault';

type Snackbars = ComponentType<{ root: HTMLElement }>;

let loading: Promise<Snackbars> | undefined;

/**
 * Fetches the code of the notices: a tenth of the site's script, which pages without notices never need.
 * Tries twice, then rejects; calling it again retries. It never reloads the page, since a notice often
 * reports something that has just happened to a form.
 */
export function loadSnackbars(): Promise<Snackbars> {
  loading ??= importDefault(() => import('./Snackbars')).catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}
