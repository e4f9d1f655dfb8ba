import { serveFolder } from '../../tools/static-server.mjs';
import { testSites } from '../../tools/test-sites.mjs';

/** Serves the built sites for the whole run, each on a free port, and tells the tests where. */
export default async function serveSites() {
  const closers = await Promise.all(
    Object.entries(testSites).map(async ([name, { folder }]) => {
      const { url, close } = await serveFolder(folder, 0);
      process.env[`TEST_SITE_${name}`] = url.replace(/\/$/, '');
      return close;
    }),
  );
  return () => {
    for (const close of closers) close();
  };
}
