import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentOf } from './documents';
import { folder } from './test';

/** Serves the site with one document that stalls before a piece of its text, until `finish`. */
export async function serveArriving(path: string, before: string) {
  const html = documentOf(path);
  const cut = html.indexOf(before);
  let finish: () => void = () => undefined;
  const server = createServer((request, response) => {
    const file = request.url ?? '';
    if (file !== path) {
      if (file.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
      createReadStream(folder + file)
        .on('error', () => response.end())
        .pipe(response);
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, cut));
    finish = () => response.end(html.slice(cut));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${path}`,
    finish: () => finish(),
    close: () => server.close(),
  };
}
