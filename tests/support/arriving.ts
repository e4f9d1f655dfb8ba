import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { documentOf, folder } from './documents';

/** Serves the site with one document that stalls before a piece of its text, until `finish`. */
export async function serveArriving(path: string, before: string) {
  const html = documentOf(path);
  const cut = html.indexOf(before);
  const files = sirv(folder);
  let finish: () => void = () => undefined;
  const server = createServer((request, response) => {
    if (request.url !== path) return files(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, cut));
    finish = () => response.end(html.slice(cut));
  });
  server.listen(0, 'localhost').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${path}`, finish: () => finish() };
}
