import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageShell } from '../layout/PageShell';
import { CrashPage } from '../pages/CrashPage';
import { crashRoute, notFoundRoute, routes } from '../routes';
import { PageMeta } from './PageMeta';
import { PageTransition } from './PageTransition';
import { notFoundPage as NotFoundPage, pageAt, pages } from './pages';

/**
 * The site inside its shell. A page that breaks leaves bar and footer standing, and the next page
 * starts with a boundary of its own.
 */
export function App() {
  const { pathname } = useLocation();
  return (
    <PageShell>
      <PageTransition page={pathname}>
        <ErrorBoundary
          onError={() => pageAt(pathname).forgetFailure()}
          fallback={
            <>
              <PageMeta {...crashRoute} />
              <CrashPage />
            </>
          }
        >
          <Routes>
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
      </PageTransition>
    </PageShell>
  );
}
