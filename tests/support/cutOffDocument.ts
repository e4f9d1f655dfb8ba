import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves a site whose first document breaks off half-way, as in a gap of the connection; then all of it.
 *
 * @returns its address, and what ends it
 */
export async function cutOffDocument(siteUrl: string) {
  let isFirst = true;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const page = await fetch(siteUrl + request.url);
    const bytes = Buffer.from(await page.arrayBuffer());
    response.writeHead(page.status, {
      'content-type': page.headers.get('content-type') ?? '',
      'content-length': bytes.length,
    });
    if (!isFirst) {
      response.end(bytes);
      return;
    }
    isFirst = false;
    response.write(bytes.subarray(0, bytes.length / 4), () => response.destroy());
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
