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
  // The worker forgets a page as it is left, though a link to a mail program leaves it alone: another frame,
  // or the network itself, would answer.
  window.addEventListener('beforeunload', ({ isTrusted }) => {
    if (isTrusted) window.fetch = () => Promise.reject(new TypeError('Reload to send again.'));
  });
  return worker;
}
