import { relative } from 'node:path';

/**
 * Says in the terminal and over the page what is wrong with the content, whenever it is saved.
 *
 * @returns {import('vite').Plugin}
 */
export function contentPlugin() {
  return {
    name: 'content',
    apply: 'serve',
    async configureServer({ config, watcher, ws }) {
      // Only here: a build checks nothing, and need not load what checks.
      const { checkContent, contentFiles } = await import('./check.mjs');
      const { report } = await import('./report.mjs');
      let said = '';
      async function check() {
        const findings = await checkContent();
        const text = report(findings);
        if (text !== said && (said || findings.length > 0)) {
          config.logger[findings.length > 0 ? 'error' : 'info'](`\n${text}\n`);
        }
        said = text;
        const [first] = findings;
        if (first) {
          const { file, line, column } = first;
          const loc = { file, line, column };
          ws.send({ type: 'error', err: { plugin: 'content', message: text, stack: '', loc } });
        }
      }
      watcher.on('all', (_event, file) => {
        const name = relative(config.root, file).replaceAll('\\', '/');
        if (contentFiles().includes(name) || name.startsWith('src/assets/')) void check();
      });
      // A page that is opened later is told, too.
      ws.on('connection', () => void check());
      void check();
    },
  };
}
