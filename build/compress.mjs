import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Kinds of files that are text; pictures and fonts are compressed as they are. */
const textFiles = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/**
 * Lays a Brotli and a gzip copy beside each text file, at a level too slow for doing it on request. Pages stand in
 * two files each, which are compressed once.
 *
 * @param {string} folder
 */
export async function compress(folder) {
  /** @type {Map<string, Promise<[Buffer, Buffer]>>} */
  const compressed = new Map();
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => textFiles.has(extname(name)))
      .map(async (name) => {
        const file = join(folder, name);
        const content = await readFile(file, 'utf8');
        const copies =
          compressed.get(content) ??
          Promise.all([
            brotli(content),
            gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
          ]);
        compressed.set(content, copies);
        const [br, gz] = await copies;
        await writeFile(`${file}.br`, br);
        await writeFile(`${file}.gz`, gz);
      }),
  );
}
