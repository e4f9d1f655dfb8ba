import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { docs } from './docs';
import { startMockWorker } from './mock-worker';
import { schemeModes, systemModes } from './modes';
import { stabilize } from './stabilize';
import { viewports } from './viewports';
import { withSite } from './withSite';

/** A machine that is busy with other things may take its time. */
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  decorators: [withSite],
  ...stabilize,
  loaders: [mswLoader(startMockWorker), ...stabilize.loaders],
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light scheme', icon: 'sun' },
          { value: 'dark', title: 'Dark scheme', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    // The screenshots of every story; a story may ask for more modes.
    chromatic: { modes: schemeModes, prefersReducedMotion: 'reduce' },
    systemModes,
    // Menu and notices live outside of the story's own element.
    pseudo: { rootSelector: 'body' },
    viewport: { options: viewports },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs,
    options: {
      // Storybook reads this list without running it, so it is written out here.
      storySort: {
        order: [
          'Introduction',
          'Specification',
          'Foundations',
          [
            'Colour',
            'Typography',
            'Spacing',
            'Radii',
            'Elevation',
            'Motion',
            'Screens',
            'Icons',
            'Pictures',
            'Logo',
          ],
          'Components',
          'Layout',
          'Notices',
          'Pages',
          ['Home', 'Seminars', 'Team', 'Affiliations', 'Contact'],
          'Flows',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
