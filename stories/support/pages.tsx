import type { Meta } from '@storybook/react-vite';
import { App } from '../../src/app/App';
import { pageAt } from '../../src/app/pages';

/** Rules that only make sense for a whole document: one main, one h1, landmarks, target sizes. */
export const wholeDocument = {
  a11y: {
    context: 'html',
    options: { rules: { region: { enabled: true }, 'target-size': { enabled: true } } },
  },
};

/** In the docs a story with a bar or a main gets a frame of its own, so that each has only one. */
export const inFrame = (height: number) => ({
  docs: { story: { inline: false, height: `${height}px` } },
});

/** What all stories of a page share: the whole site at that address, its code loaded beforehand. */
export function pageMeta(path: string) {
  return {
    render: () => <App />,
    loaders: [() => pageAt(path).preload()],
    parameters: { path, layout: 'fullscreen', ...wholeDocument, ...inFrame(640) },
  } satisfies Partial<Meta>;
}

/** Picks a screen of the theme for a story. */
export const onScreen = (value: 'small' | 'phone' | 'tablet' | 'desktop') => ({
  viewport: { value, isRotated: false },
});
