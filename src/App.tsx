import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { CrashPage } from './errors/CrashPage';
import { PageShell } from './layout/PageShell';
import { Notices } from './notices/Notices';
import { PageMeta } from './PageMeta';
import { loadedPages } from './pages';
import { crashMeta, matchRoute, notFoundMeta } from './routes';
import { hydratedEvent, rootData } from './start/names';

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
 * The site inside its shell. A page that breaks leaves bar and footer standing, and any link tries again. The code
 * of the page has to be loaded before. Tells the inline script of the head when its controls answer.
 */
export function App({ notFoundAt }: AppProps) {
  const { pathname, search, hash, key } = useLocation();
  const isNotFound = pathname === notFoundAt;
  const route = isNotFound ? undefined : matchRoute(pathname);
  const Page = loadedPages[route?.key ?? 'notFound'];
  useEffect(() => {
    // The scripts may have come after the inline script gave up on them.
    delete rootData().scripts;
    rootData().hydrated = '';
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <>
      <PageShell>
        <ErrorBoundary key={pathname} resetKeys={[key]} fallback={crashPage}>
          {route ? (
            <PageMeta
              title={route.title}
              description={route.description}
              path={route.path + search + hash}
            />
          ) : (
            <PageMeta {...notFoundMeta} hidden />
          )}
          {Page && <Page />}
        </ErrorBoundary>
      </PageShell>
      <Notices />
    </>
  );
}
