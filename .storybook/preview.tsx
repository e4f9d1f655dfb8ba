import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { startMockWorker } from './mock-worker';
import { viewports } from './viewports';
import { withSite } from './withSite';

const preview: Preview = {
  decorators: [withSite],
  loaders: [mswLoader(startMockWorker)],
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: viewports },
    layout: 'padded',
    controls: { expanded: true },
  },
  tags: ['autodocs'],
};

export default preview;
