import type { Meta } from '@storybook/react-vite';
import { lazy } from 'react';
import { App } from '../../src/app/App';
import { pageAt } from '../../src/app/pages';
import type { BoardName } from '../boards/Board';
import { inFrame, wholeDocument } from './documents';

/** Fetched with the docs of a page only. */
const Board = lazy(() => import('../boards/Board'));

/** What all stories of a page share: the whole site at that address, its code loaded beforehand. */
export function pageMeta(path: string) {
  return {
    render: () => <App />,
    loaders: [() => pageAt(path).preload()],
    parameters: { path, layout: 'fullscreen', ...wholeDocument, ...inFrame(640) },
  } satisfies Partial<Meta>;
}

/** The same, with its board instead of docs. */
export function pageMetaWithBoard(path: string, board: BoardName) {
  const meta = pageMeta(path);
  const docs = { page: () => <Board name={board} />, toc: false };
  return { ...meta, parameters: { ...meta.parameters, docs } } satisfies Partial<Meta>;
}
