/** The package has no types; those of DefinitelyTyped bring Express along. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions, ZlibOptions } from 'node:zlib';

  export default function compression(
    options?: ZlibOptions & { brotli?: BrotliOptions; threshold?: number },
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
