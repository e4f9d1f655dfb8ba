import { type ComponentType, type FunctionComponent, use } from 'react';

/** A page whose code is fetched when it is first needed, or ahead of that with `preload`. */
export type LazyPage = FunctionComponent & {
  /** Fetches the code; rejects when it cannot be had, and asks anew when called again. */
  preload: () => Promise<void>;
};

/**
 * Like `React.lazy`, but a page that was preloaded renders at once: prerendering and hydration
 * happen in one go, without a Suspense boundary that would split them. A page whose code cannot be
 * had throws to the nearest error boundary.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let failed = false;

  const preload = () => {
    if (!loading || failed) {
      failed = false;
      loading = load().then(
        (module) => {
          Loaded = module.default;
        },
        (failure: unknown) => {
          failed = true;
          throw failure;
        },
      );
    }
    return loading;
  };

  function Page() {
    if (!Loaded) use(loading ?? preload());
    return Loaded && <Loaded />;
  }
  return Object.assign(Page, { preload });
}
