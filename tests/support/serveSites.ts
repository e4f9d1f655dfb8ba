import { existsSync } from 'node:fs';
import { serveFolder } from '../../tools/static-server.mjs';
import { testSites } from '../../tools/test-sites.mjs';

/** Serves the built sites for the whole run, each on a free port, and tells the tests where. */
export default async function serveSites() {
  const closers = await Promise.all(
    Object.entries(testSites).map(async ([name, { folder }]) => {
      if (!existsSync(folder)) {
        throw new Error(`${folder} holds no site. "npm run build:test-sites" builds it.`);
      }
      const { url, close } = await serveFolder(folder, 0);
      process.env[`TEST_SITE_${name}`] = url.replace(/\/$/, '');
      return close;
    }),
  );
  return () => {
    for (const close of closers) close();
  };
}
