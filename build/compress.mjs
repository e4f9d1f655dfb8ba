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
 * Lays a Brotli and a gzip copy beside each text file, at a level too slow for doing it on request.
 *
 * @param {string} folder
 */
export async function compress(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => textFiles.has(extname(name)))
      .map(async (name) => {
        const file = join(folder, name);
        const content = await readFile(file);
        await writeFile(`${file}.br`, await brotli(content));
        await writeFile(
          `${file}.gz`,
          await gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
        );
      }),
  );
}
