import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { crashMeta, matchRoute, notFoundMeta } from '../content/routes';
import { CrashPage } from '../errors/CrashPage';
import { NotFoundPage } from '../errors/NotFoundPage';
import { PageShell } from '../layout/PageShell';
import { Notices } from '../notices/Notices';
import { canonicalSearch } from './canonicalSearch';
import { PageMeta } from './PageMeta';
import { pages } from './pages';

interface AppProps {
  /** The first address and the path that its document was prerendered for: hosts and archives decide which. */
  initial?: { pathname: string; prerenderedPath: string };
}

const crashPage = (
  <>
    <PageMeta {...crashMeta} />
    <CrashPage />
  </>
);

/**
 * The site inside its shell. A page that throws leaves bar and footer in place, and any link tries again; where they
 * throw themselves, the crash page stands alone.
 */
export function App({ initial }: AppProps) {
  const { pathname, search, hash, key } = useLocation();
  const route = matchRoute(pathname === initial?.pathname ? initial.prerenderedPath : pathname);
  const Page = route ? pages[route.key] : NotFoundPage;
  return (
    <ErrorBoundary fallback={crashPage}>
      <PageShell>
        <ErrorBoundary key={pathname} resetKeys={[key]} fallback={crashPage}>
          {route ? (
            <PageMeta
              title={route.title}
              description={route.description}
              path={route.path + canonicalSearch(route.key, search)}
              hash={hash}
            />
          ) : (
            <PageMeta {...notFoundMeta} hidden />
          )}
          <Page />
        </ErrorBoundary>
      </PageShell>
      <Notices />
    </ErrorBoundary>
  );
}
