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
  type Code = ComponentType<Props>;
  let ready: Code | undefined;
  let loading: Promise<Code> | undefined;
  /** What React waits for: the same promise at each of its attempts. */
  let awaited: Promise<Code> | undefined;
  let hasFailed = false;
  let isGivenUp = false;

  const fetchCode = async () => {
    ready = await importDefault(load);
    return ready;
  };
  const forgetFailure = () => {
    if (hasFailed) loading = awaited = undefined;
    hasFailed = isGivenUp = false;
  };
  const preload = () => {
    forgetFailure();
    loading ??= fetchCode().catch((reason: unknown) => {
      hasFailed = true;
      throw reason;
    });
    return loading;
  };
  const orAskAgain = async (reason: unknown): Promise<Code> => {
    if (!onMissing) throw reason;
    await onMissing(reason);
    return fetchCode().catch(orAskAgain);
  };
  const waitForCode = () => {
    if (!awaited) {
      awaited = preload().catch(orAskAgain);
      awaited.catch(() => {
        isGivenUp = true;
      });
      onWait?.(awaited);
    }
    return awaited;
  };

  const need = () => {
    if (isGivenUp) forgetFailure();
    const code = ready ? undefined : waitForCode();
    if (code) onWait?.(code);
    return code;
  };

  const Component = (props: Props) => createElement(ready ?? use(waitForCode()), props);
  return Object.assign(Component, { preload, need, forgetFailure });
}
