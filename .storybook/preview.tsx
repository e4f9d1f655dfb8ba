import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { startMockWorker } from './mock-worker';

const preview: Preview = {
  loaders: [mswLoader(startMockWorker)],
  parameters: {
    a11y: { test: 'error' },
  },
};

export default preview;
