import { type ComponentType, createElement, type FunctionComponent, use } from 'react';
import { importDefault } from './importDefault';

/** A component whose code is fetched when it is first needed, or ahead of that with `preload`. */
export type LazyComponent<Props extends object = object> = FunctionComponent<Props> & {
  /** Fetches the code. Rejects if the download fails; calling it again retries. */
  preload: () => Promise<unknown>;
  /** Fetches the code as a use of it does, with all that is done where it is missing. Nothing if it is there. */
  need: () => Promise<unknown> | undefined;
  /** Forgets a failed download, so that the next use retries, too. */
  forgetFailure: () => void;
};

/** React reads these off a promise before it waits for it. */
type Tracked<Value> = Promise<Value> & { status?: 'fulfilled' | 'rejected' };

/** Writes onto a promise how it ended, where React looks before it waits. */
function track<Value>(promise: Promise<Value>): Tracked<Value> {
  const write = (outcome: object) => void Object.assign(promise, outcome);
  promise.then(
    (value) => write({ status: 'fulfilled', value }),
    (reason: unknown) => write({ status: 'rejected', reason }),
  );
  return promise;
}

interface LazyOptions {
  /**
   * Called when the code cannot be fetched at the moment it is needed. The component waits for it; the code is
   * asked for again once it resolves, and given up where it rejects.
   */
  onMissing?: (failure: unknown) => Promise<unknown>;
  /** Called with the promise that is waited for when the code is needed and not there yet. */
  onWait?: (code: Promise<unknown>) => void;
}

/**
 * Like `React.lazy`, but what was preloaded renders at once: prerendering and hydration happen in one
 * go, without a Suspense boundary that would split them. Code that could not be fetched is asked for a
 * second time; then `onMissing` says whether to go on. The nearest error boundary catches what is given up.
 */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { onMissing, onWait }: LazyOptions = {},
): LazyComponent<Props> {
  let loading: Tracked<ComponentType<Props>> | undefined;
  let awaited: { loading: typeof loading; outcome: Tracked<ComponentType<Props>> } | undefined;

  const forgetFailure = () => {
    if (loading?.status === 'rejected') loading = undefined;
  };
  const preload = () => {
    forgetFailure();
    loading ??= track(importDefault(load));
    return loading;
  };

  const orAskAgain = async (reason: unknown): Promise<ComponentType<Props>> => {
    if (!onMissing) throw reason;
    await onMissing(reason);
    return importDefault(load).catch(orAskAgain);
  };

  /** One outcome for each time the code was asked for, since React asks again at every attempt. */
  const whatIsNeeded = () => {
    const current = loading && awaited?.loading === loading ? loading : preload();
    if (current.status === 'fulfilled') return current;
    if (awaited?.loading !== current) {
      awaited = { loading: current, outcome: track(current.catch(orAskAgain)) };
      onWait?.(awaited.outcome);
    }
    return awaited.outcome;
  };

  const need = () => {
    if (awaited?.outcome.status === 'rejected') forgetFailure();
    const code = whatIsNeeded();
    if (code.status === 'fulfilled') return undefined;
    onWait?.(code);
    return code;
  };

  const Component = (props: Props) =>
    createElement(
      use<ComponentType<Props>>(whatIsNeeded() as Promise<ComponentType<Props>>),
      props,
    );
  return Object.assign(Component, { preload, need, forgetFailure });
}
