import type { Preview } from '@storybook/react-vite';
import { configure, mocked, sb } from 'storybook/test';
import { sendMail } from '../src/contact/mail';
import { polyfillDialogs } from '../src/lib/dialogPolyfills';
import { screens } from '../src/theme/tokens';
import { SiteDocs } from './SiteDocs';
import { stabilize } from './stabilize';
import { withSite } from './withSite';

// The head script, which is not here, has them on the site.
polyfillDialogs();

// Stories say themselves what the mail service answers, and what the visitor's device is.
sb.mock(import('../src/contact/mail.ts'));
sb.mock(import('../src/seminars/device.ts'));

configure({
  asyncUtilTimeout: 15_000,
  // The reason alone: a screenshot tells more than the whole document in words.
  getElementError: (message) => new Error(message ?? undefined),
});

/** Names the step in what a story fails with. */
const nameStep: NonNullable<Preview['runStep']> = async (label, play, context) => {
  try {
    await play(context);
  } catch (failure) {
    if (failure instanceof Error) failure.message = `Step "${label}": ${failure.message}`;
    throw failure;
  }
};

/** The screens of the theme; a story picks one by name. */
const viewports = Object.entries(screens).map(([key, { width, height }]) => {
  const name = `${key[0]?.toUpperCase()}${key.slice(1)} ${width} × ${height}`;
  return [key, { name, styles: { width: `${width}px`, height: `${height}px` } }];
});

const preview: Preview = {
  decorators: [withSite],
  ...stabilize,
  beforeEach: () => {
    mocked(sendMail).mockResolvedValue({ status: 200, text: 'OK' });
    return stabilize.beforeEach();
  },
  globalTypes: {
    scheme: {
      description: 'Color scheme',
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
    chromatic: {
      modes: { light: { scheme: 'light' }, dark: { scheme: 'dark' } },
      prefersReducedMotion: 'reduce',
    },
    // Without it pictures of focus have no ring: selectors find nothing.
    pseudo: { rootSelector: 'body' },
    viewport: { options: Object.fromEntries(viewports) },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: SiteDocs,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *' },
    },
    options: {
      // Storybook reads this list without running it, so it is written out here.
      storySort: {
        order: [
          'Introduction',
          'For editors',
          'Pages',
          ['All pages', 'Home', 'Seminars', 'Team', 'Affiliations', 'Contact', '*'],
          'Flows',
          'Specification',
          'Contents',
          "What's new",
          'Foundations',
          ['Tokens', 'Color', 'Typography', 'Writing', 'Pictures', 'Logo', 'Icons'],
          'Handbook',
          'Components',
          'Layout',
          'Notices',
        ],
      },
    },
  },
  runStep: nameStep,
  tags: ['autodocs'],
};

export default preview;
