import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageShell } from '../layout/PageShell';
import { CrashPage } from '../pages/CrashPage';
import { crashRoute, matchRoute, notFoundPath, notFoundRoute, routes } from '../routes';
import { PageMeta } from './PageMeta';
import { PageProgress } from './PageProgress';
import { notFoundPage as NotFoundPage, pageAt, pages } from './pages';
import { WaitingMessage } from './WaitingMessage';

interface AppProps {
  /** Address that the host answered with the page of unknown addresses, though the router may know it. */
  notFoundAt?: string;
}

const crashPage = (
  <>
    <PageMeta {...crashRoute} />
    <CrashPage />
  </>
);

/**
 * The site inside its shell. A page that breaks leaves bar and footer standing, and the next page
 * starts with a boundary of its own.
 */
export function App({ notFoundAt }: AppProps) {
  const location = useLocation();
  const { pathname, key } = location;
  return (
    <ErrorBoundary fallback={crashPage}>
      <PageShell hasForm={matchRoute(pathname)?.key === 'contact'}>
        <ErrorBoundary
          key={pathname}
          onError={() => pageAt(pathname).forgetFailure()}
          fallback={crashPage}
        >
          <Routes location={pathname === notFoundAt ? notFoundPath : location}>
            {routes.map(({ key, path, title, description }) => {
              const Page = pages[key];
              return (
                <Route
                  key={key}
                  path={path}
                  element={
                    <>
                      <PageMeta title={title} description={description} path={path} />
                      <Page />
                    </>
                  }
                />
              );
            })}
            <Route
              path="*"
              element={
                <>
                  <PageMeta {...notFoundRoute} hidden />
                  <NotFoundPage />
                </>
              }
            />
          </Routes>
        </ErrorBoundary>
        <WaitingMessage />
        <PageProgress key={`progress ${key}`} />
      </PageShell>
    </ErrorBoundary>
  );
}
