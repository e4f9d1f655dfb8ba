import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { crashMeta, notFoundMeta } from '../content/routes';
import { CrashPage } from '../errors/CrashPage';
import { NotFoundPage } from '../errors/NotFoundPage';
import { PageShell } from '../layout/PageShell';
import { Notices } from '../notices/Notices';
import { type FirstDocument, FirstDocumentContext, useRoute } from '../routing/useRoute';
import { PageMeta } from './PageMeta';
import { canonicalSearch, pages } from './pages';

const crash = (
  <>
    <PageMeta {...crashMeta} />
    <CrashPage />
  </>
);

/**
 * The site inside its shell. A page that throws leaves bar and footer in place, and any link tries again; where they
 * throw themselves, the crash page stands alone.
 *
 * @param firstDocument in a browser: the document that it hydrates, which shows its own page at any address
 */
export function App({ firstDocument }: { firstDocument?: FirstDocument }) {
  return (
    <FirstDocumentContext value={firstDocument}>
      <ErrorBoundary fallback={<main>{crash}</main>}>
        <CurrentPage />
        <Notices />
      </ErrorBoundary>
    </FirstDocumentContext>
  );
}

function CurrentPage() {
  const { pathname, search, hash, key } = useLocation();
  const route = useRoute();
  const Page = route ? pages[route.key] : NotFoundPage;
  return (
    <PageShell>
      {/* `resetKeys` alone would reset after focus has moved to the heading of the crash page, and lose it. */}
      <ErrorBoundary key={pathname} resetKeys={[key]} fallback={crash}>
        {route ? (
          <PageMeta
            title={route.title}
            description={route.description}
            path={route.path + (canonicalSearch[route.key]?.(search) ?? '')}
            hash={hash}
          />
        ) : (
          <PageMeta {...notFoundMeta} hidden />
        )}
        <Page />
      </ErrorBoundary>
    </PageShell>
  );
}
