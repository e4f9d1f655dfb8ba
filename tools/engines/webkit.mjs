import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, Key } from 'selenium-webdriver';

/**
 * WebKitGTK, the nearest relative of Safari that Debian packages, on a screen that nobody sees.
 *
 * @param {{ driver: string, screen: string, browser: string }} paths
 * @returns {Promise<import('./engine').Engine>}
 */
export async function startWebKit({ driver, screen, browser }) {
  const port = await freePort();
  const server = spawn(screen, ['-a', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      // Its sandbox refuses to start for root, as which containers usually run.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(`${address}/status`);
  const session = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  const mouse = () => session.actions({ async: false });
  return {
    open: (url) => session.get(url),
    back: () => session.navigate().back(),
    async resize(width, height) {
      await session.manage().window().setRect({ width, height });
    },
    click: (x, y) => mouse().move({ x, y, duration: 0 }).click().perform(),
    async drag(x, y, distance) {
      const steps = [1, 2, 3, 4, 5].map((step) => Math.round(x + (distance * step) / 5));
      const press = mouse().move({ x, y, duration: 0 }).press();
      await steps
        .reduce((moves, step) => moves.move({ x: step, y, duration: 20 }), press)
        .release()
        .perform();
    },
    press: (key) =>
      session
        .actions()
        .sendKeys(key === 'F8' ? Key.F8 : Key.ESCAPE)
        .perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    run: (task, input) =>
      session.executeScript(`return (${String(task)}).apply(null, arguments);`, input),
    async close() {
      await session.quit();
      // The screen's script started the driver; both go with their group.
      if (server.pid) process.kill(-server.pid);
    },
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** @param {string} url */
async function untilReady(url) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The WebKit driver does not answer.');
}
