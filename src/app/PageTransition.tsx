import { type ReactNode, ViewTransition } from 'react';

/**
 * Lets one page fade into the next where the browser can; the theme takes the motion out for those
 * who asked for less. Changes within a page are shown at once.
 */
export function PageTransition({ page, children }: { page: string; children: ReactNode }) {
  return (
    <ViewTransition key={page} enter="page" exit="page" default="none">
      {children}
    </ViewTransition>
  );
}
