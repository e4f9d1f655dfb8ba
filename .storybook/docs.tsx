import { lazy, Suspense } from 'react';
import type { SiteDocs as SiteDocsType } from './SiteDocs';

const LazySiteDocs = lazy(() =>
  import('./SiteDocs').then(({ SiteDocs }) => ({ default: SiteDocs })),
);
const LazyComponentPage = lazy(() =>
  import('../stories/handbook/ComponentPage').then(({ ComponentPage }) => ({
    default: ComponentPage,
  })),
);

/**
 * The docs pages' look, fetched with the first of them: a story alone need not wait for it, and a
 * changed docs page is no change of every story.
 */
export const docs = {
  container: (props: Parameters<typeof SiteDocsType>[0]) => (
    <Suspense fallback={null}>
      <LazySiteDocs {...props} />
    </Suspense>
  ),
  page: () => <LazyComponentPage />,
};
