import type { ComponentType } from 'react';

type Snackbars = ComponentType<{ root: HTMLElement }>;

let loading: Promise<Snackbars> | undefined;

/**
 * Fetches what draws the notices: a tenth of the site's script, which pages without notices never need.
 * Rejects when it cannot be had, and asks anew when called again. The page is never loaded anew for it,
 * since a notice often tells of something that has just happened to a form.
 */
export function loadSnackbars(): Promise<Snackbars> {
  loading ??= import('./Snackbars').then(
    (module) => module.default,
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  );
  return loading;
}
