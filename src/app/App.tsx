import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { PageShell } from '../layout/PageShell';
import { PageCode } from '../lib/pageCode';
import { CrashPage } from '../pages/CrashPage';
import { crashRoute, matchRoute, notFoundRoute } from '../routes';
import { PageMeta } from './PageMeta';
import { PageProgress } from './PageProgress';
import { fetchPageCode, notFoundPage as NotFoundPage, pageAt, pages } from './pages';
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
 * The site inside its shell. A page that breaks leaves bar and footer standing; the next page starts with a
 * boundary of its own, and a link to the same one tries again.
 */
export function App({ notFoundAt }: AppProps) {
  const { pathname, key } = useLocation();
  const route = pathname === notFoundAt ? undefined : matchRoute(pathname);
  const Page = route ? pages[route.key] : NotFoundPage;
  const [brokenAt, setBrokenAt] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // At once, so that the shell moves focus to the page that is there then.
  if (brokenAt !== undefined && brokenAt !== key) {
    setBrokenAt(undefined);
    setAttempt(attempt + 1);
  }
  return (
    <ErrorBoundary resetKeys={[key]} fallback={crashPage}>
      <PageCode value={fetchPageCode}>
        <PageShell hasForm={route?.key === 'contact'}>
          <ErrorBoundary
            key={`${pathname} ${attempt}`}
            onError={() => {
              pageAt(pathname).forgetFailure();
              setBrokenAt(key);
            }}
            fallback={crashPage}
          >
            {route ? (
              <PageMeta title={route.title} description={route.description} path={route.path} />
            ) : (
              <PageMeta {...notFoundRoute} hidden />
            )}
            <Page />
          </ErrorBoundary>
          <WaitingMessage />
          <PageProgress key={`progress ${key}`} />
        </PageShell>
      </PageCode>
    </ErrorBoundary>
  );
}
