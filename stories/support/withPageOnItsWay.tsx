import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { PageCode } from '../../src/lib/pageCode';

/** Links of the story wait for their page until one of two buttons tells how that ends. */
export const withPageOnItsWay: Decorator = (Story) => (
  <PageOnItsWay>
    <Story />
  </PageOnItsWay>
);

function PageOnItsWay({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<(isWanted: boolean) => void>();
  const fetchCode = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  return (
    <PageCode value={fetchCode}>
      {children}{' '}
      <button type="button" onClick={() => answer?.(false)}>
        Gone elsewhere
      </button>{' '}
      <button type="button" onClick={() => answer?.(true)}>
        Arrived
      </button>
    </PageCode>
  );
}
