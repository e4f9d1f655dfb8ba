import { setupWorker } from 'msw/browser';

/**
 * Starts the worker that answers for the network. A story may load its own files; a request to any
 * other host that no handler answers fails, so that no story ever reaches a real service.
 */
export async function startMockWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Beside the Storybook, which may lie below another site.
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).origin !== location.origin) print.error();
    },
  });
  // Of a page that is being left the worker has forgotten the answers: another frame would give its own.
  window.addEventListener('beforeunload', ({ isTrusted }) => {
    if (isTrusted) window.fetch = () => new Promise(() => undefined);
  });
  return worker;
}
