import type { Meta } from '@storybook/react-vite';
import { App } from '../../src/app/App';
import { pageAt } from '../../src/app/pages';
import { inFrame, wholeDocument } from './documents';

/** What all stories of a page share: the whole site at that address, its code loaded beforehand. */
export function pageMeta(path: string) {
  return {
    render: () => <App />,
    loaders: [() => pageAt(path).preload()],
    parameters: { path, layout: 'fullscreen', ...wholeDocument, ...inFrame(640) },
  } satisfies Partial<Meta>;
}
