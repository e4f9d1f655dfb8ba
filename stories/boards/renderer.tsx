import { PageShell } from '../../src/layout/PageShell';
import { CrashPage } from '../../src/pages/CrashPage';
import { documents, renderDocument } from '../../src/prerender/renderer';

/** Every page as the build of the site renders it, and the page that replaces a broken one. */
export const boardPages = [
  ...documents.map(({ path, files }) => ({
    path,
    file: files[0] as string,
    render: () => renderDocument(path),
  })),
  {
    path: '',
    file: 'crash.html',
    render: () =>
      renderDocument(
        '/team',
        <PageShell hasForm={false}>
          <CrashPage />
        </PageShell>,
      ),
  },
];
