import type { Meta } from '@storybook/react-vite';
import { wholeDocument } from '../support/pages';

/** What the pages of the handbook share: they reach from edge to edge and are whole documents. */
export const handbookMeta = {
  parameters: { layout: 'fullscreen', ...wholeDocument },
} satisfies Partial<Meta>;
