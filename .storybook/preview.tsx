import type { Preview } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure, mocked, sb } from 'storybook/test';
import { sendMail } from '../src/contact/mail';
import { polyfillDialogs } from '../src/head-script/dialogPolyfills';
import { device } from '../src/seminars/device';
import { windows } from '../stories/support/modes';
import { ComponentDocs, SiteDocs } from './SiteDocs';
import { stabilize } from './stabilize';
import { systemScheme } from './theme';
import { schemeOfDocs, withSite } from './withSite';

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

// Docs play the stories in their frames: what takes focus there must not scroll the page around it.
if (schemeOfDocs()) {
  // oxlint-disable-next-line typescript/unbound-method -- It is called on its element.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = function scrollFrame() {
    window.scrollBy(0, this.getBoundingClientRect().top);
  };
}

/** Reviewers change words, switches and choices. Other props crash the story when their control is emptied. */
const controlPlainProps: ArgTypesEnhancer = ({ argTypes }) => {
  const controlled = Object.entries(argTypes).map(([name, argType]) => {
    const isPlain = /^(string|number|boolean|enum)$/.test(argType.type?.name ?? '');
    return [name, isPlain ? argType : { ...argType, control: false }];
  });
  return Object.fromEntries(controlled);
};

/** A story picks one by name. */
const viewports = Object.entries(windows).map(([key, { width, height }]) => {
  const name = `${key[0]?.toUpperCase()}${key.slice(1)} ${width} × ${height}`;
  return [key, { name, styles: { width: `${width}px`, height: `${height}px` } }];
});

const preview: Preview = {
  decorators: [withSite],
  argTypesEnhancers: [controlPlainProps],
  ...stabilize,
  beforeEach: () => {
    mocked(sendMail).mockName('sendMail').mockResolvedValue({ status: 200, text: 'OK' });
    mocked(device.share).mockName('share');
    sessionStorage.clear();
    Reflect.deleteProperty(document, 'hidden');
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
  initialGlobals: { scheme: systemScheme() },
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
      page: ComponentDocs,
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
          ['Gallery', 'Actions', 'Forms', 'Cards', 'Page parts', 'Navigation', 'Feedback'],
        ],
      },
    },
  },
  /** Names the step in what a story fails with. */
  async runStep(label, play, context) {
    try {
      await play(context);
    } catch (failure) {
      if (failure instanceof Error) failure.message = `Step "${label}": ${failure.message}`;
      throw failure;
    }
  },
  tags: ['autodocs'],
};

export default preview;
