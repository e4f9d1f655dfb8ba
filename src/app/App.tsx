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
  /** Address that the host answered with the page of unknown addresses, though the router may know it. */
  notFoundAt?: string;
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
export function App({ notFoundAt }: AppProps) {
  const { pathname, search, hash, key } = useLocation();
  const isNotFound = pathname === notFoundAt;
  const route = isNotFound ? undefined : matchRoute(pathname);
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
