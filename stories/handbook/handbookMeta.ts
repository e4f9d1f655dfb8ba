import type { Meta } from '@storybook/react-vite';
import { schemeModes, screenModes } from '../../.storybook/modes';
import { wholeDocument } from '../support/documents';

const onPhones = Object.entries(screenModes).filter(([name]) => name.endsWith(' on phone'));

/** What the pages of the handbook share: they reach from edge to edge and are whole documents. */
export const handbookMeta = {
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: { ...schemeModes, ...Object.fromEntries(onPhones) } },
    ...wholeDocument,
  },
} satisfies Partial<Meta>;
