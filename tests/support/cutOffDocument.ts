import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves a site whose first document breaks off half-way, as in a gap of the connection; then all of it.
 *
 * @returns its address, and what ends it
 */
export async function cutOffDocument(siteUrl: string) {
  let isFirst = true;
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await fetch(siteUrl + request.url);
    const bytes = Buffer.from(body ? await new Response(body).arrayBuffer() : []);
    response.writeHead(status, {
      'content-type': headers.get('content-type') ?? '',
      'content-length': bytes.length,
    });
    if (!isFirst) {
      response.end(bytes);
      return;
    }
    isFirst = false;
    response.write(bytes.subarray(0, bytes.length / 4), () => response.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
