import type { ComponentType } from 'react';
import { importDefault } from '../lib/importDefault';

type Snackbars = ComponentType<{ root: HTMLElement }>;

let loading: Promise<Snackbars> | undefined;

/**
 * Fetches what draws the notices: a tenth of the site's script, which pages without notices never need.
 * Asks twice, rejects when it cannot be had, and asks anew when called again. The page is never loaded anew
 * for it, since a notice often tells of something that has just happened to a form.
 */
export function loadSnackbars(): Promise<Snackbars> {
  loading ??= importDefault(() => import('./Snackbars')).catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}
