import type { Meta } from '@storybook/react-vite';
import { App } from '../../src/app/App';
import { pageAt } from '../../src/app/pages';
import { inFrame, wholeDocument } from './documents';
import { onSite } from './onSite';

/** What all stories of a page share: the whole site at that address, its code loaded beforehand. */
export function pageMeta(path: string) {
  const { docs } = inFrame(640);
  return {
    ...onSite,
    render: () => <App />,
    loaders: [...onSite.loaders, () => pageAt(path).preload()],
    // The board that the docs of a page are has few headings, and needs the room.
    parameters: { path, layout: 'fullscreen', ...wholeDocument, docs: { ...docs, toc: false } },
  } satisfies Partial<Meta>;
}
