import { type ComponentType, createElement, type FunctionComponent, use } from 'react';

/** A page whose code is fetched when it is first needed, or ahead of that with `preload`. */
export type LazyPage = FunctionComponent & {
  /** Fetches the code; rejects when it cannot be had, and asks anew when called again. */
  preload: () => Promise<unknown>;
  /** Lets go of code that could not be had, so that the next visit asks anew, too. */
  forgetFailure: () => void;
};

/** Writes onto a promise how it ended, where React looks before it waits. */
function track<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/**
 * Like `React.lazy`, but a page that was preloaded renders at once: prerendering and hydration
 * happen in one go, without a Suspense boundary that would split them. A page whose code cannot be
 * had throws to the nearest error boundary.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loading: Promise<ComponentType> | undefined;

  const forgetFailure = () => {
    if (loading && 'status' in loading && loading.status === 'rejected') loading = undefined;
  };
  const preload = () => {
    forgetFailure();
    loading ??= track(load().then((module) => module.default));
    return loading;
  };

  const Page = () => createElement(use(loading ?? preload()));
  return Object.assign(Page, { preload, forgetFailure });
}
