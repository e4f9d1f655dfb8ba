import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from './static-server.mjs';

/**
 * Shows the built site: `node tools/serve.mjs [folder]`, on the port in PORT if that is set. DELAY slows it
 * down, in milliseconds an answer.
 */
const folder = process.argv[2] ?? 'dist';
const delay = Number(process.env.DELAY) || 0;
const wantedPort = readPort(process.env.PORT?.trim());

if (!existsSync(join(folder, 'index.html'))) {
  exitWith(`${folder} does not hold a site yet. "npm run build" makes one.`);
}
const { url } = await serveFolder(folder, wantedPort ?? 4173, { delay }).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  if (wantedPort) exitWith(`Port ${wantedPort} is taken. Set PORT to another one.`);
  return serveFolder(folder, 0, { delay });
});
console.log(`The site is at ${url}`);

/** @param {string | undefined} port */
function readPort(port) {
  if (!port) return undefined;
  const isPort = /^\d+$/.test(port) && Number(port) > 0 && Number(port) < 65_536;
  if (!isPort) exitWith(`PORT must be a whole number from 1 to 65535, not "${port}".`);
  return Number(port);
}

/**
 * @param {string} message
 * @returns {never}
 */
function exitWith(message) {
  console.error(message);
  process.exit(1);
}
