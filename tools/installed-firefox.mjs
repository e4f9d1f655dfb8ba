#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * An installed Firefox for Playwright, which speaks WebDriver BiDi to it (its channel `moz-firefox`) and
 * gives up on the first command that the Firefox does not know. Here such commands are answered as done:
 * they emulate media features, which the smoke test does without.
 */
const announcement = /WebDriver BiDi listening on (ws:\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 0));
process.on('SIGTERM', () => firefox.kill());

firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const [, url] = announcement.exec(text) ?? [];
  if (!url) return;
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, request) => connect(playwright, `${url}${request.url}`));
});

/**
 * @param {WebSocket} playwright
 * @param {string} address
 */
function connect(playwright, address) {
  const browser = new WebSocket(address);
  const opened = new Promise((resolve) => browser.once('open', resolve));
  playwright.on('message', (command) => {
    void opened.then(() => browser.send(command, { binary: false }));
  });
  browser.on('message', (message) => {
    const { error, id } = JSON.parse(/** @type {Buffer} */ (message).toString());
    const done = JSON.stringify({ type: 'success', id, result: {} });
    playwright.send(error === 'unknown command' ? done : message, { binary: false });
  });
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}
