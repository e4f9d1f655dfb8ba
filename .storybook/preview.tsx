import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import type { ArgTypesEnhancer, PreparedStory } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { countViolations } from './countViolations';
import { extractArgTypes } from './extractArgTypes';
import './missingStory';
import { startMockWorker } from './mock-worker';
import { schemeModes, systemModes } from './modes';
import { waitUntilQuiet } from './patience';
import { stabilize } from './stabilize';
import { usageOf } from './usageOf';
import { viewports } from './viewports';
import { withSite } from './withSite';

configure({
  // The reason alone: a screenshot tells more than the whole document in words.
  getElementError: (message) => {
    storyProgress.lookedFor = message ?? '';
    return new Error(message ?? undefined);
  },
});

/** Fetched with the first docs page: a story alone does not wait for it, nor changes with it. */
const SiteDocs = lazy(() => import('./SiteDocs'));
const ComponentDocs = lazy(() => import('./ComponentDocs'));

/** Types with a fitting control. For other types the panel would set values that crash a story. */
const controllable = ['boolean', 'enum', 'number', 'string'];

const withFittingControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      controllable.includes(argType.type?.name ?? '') || argType.options
        ? argType
        : { ...argType, control: false },
    ]),
  );

/**
 * Docs draw the states of a component at rest, and those that steps lead to where a story has a frame
 * of its own to play them in. Screens and behavior are stories to open one by one.
 */
function isState({ moduleExport, storyGlobals }: PreparedStory) {
  const { args, globals, parameters, render } = moduleExport;
  return !storyGlobals.viewport && Boolean(args ?? globals ?? render ?? parameters?.docs?.story);
}

/** Names the step in what a story fails with. */
const nameStep: NonNullable<Preview['runStep']> = async (label, play, context) => {
  const outer = storyProgress.step;
  storyProgress.step = label;
  try {
    await play(context);
  } catch (failure) {
    if (failure instanceof Error) failure.message = `Step "${label}": ${failure.message}`;
    throw failure;
  }
  storyProgress.step = outer;
};

/**
 * A prop keeps the value of its story where the address sets one that no control offers, and a required
 * one where it is emptied.
 */
const withTypedArgs: Decorator = (Story, { args, argTypes, initialArgs }) => {
  const kept = Object.entries(argTypes)
    .filter(([name, { control, type }]) => !control || (type?.required && args[name] == null))
    .map(([name]) => [name, initialArgs[name]]);
  return <Story args={{ ...args, ...Object.fromEntries(kept) }} />;
};

const preview: Preview = {
  decorators: [withTypedArgs, withSite],
  ...stabilize,
  beforeAll: waitUntilQuiet,
  loaders: [mswLoader(startMockWorker), ...stabilize.loaders],
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
    a11y: { test: 'error', config: { reporter: countViolations } },
    // The screenshots of every story; a story may ask for more modes.
    chromatic: { modes: schemeModes, prefersReducedMotion: 'reduce' },
    systemModes,
    // Menu and notices live outside of the story's own element.
    pseudo: { rootSelector: 'body' },
    viewport: { options: viewports },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: (props: Parameters<typeof SiteDocs>[0]) => (
        <Suspense>
          <SiteDocs {...props} />
        </Suspense>
      ),
      page: () => <ComponentDocs />,
      extractArgTypes,
      source: { transform: usageOf },
      stories: { filter: isState },
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, [inert] *' },
    },
    options: {
      // Storybook reads this list without running it, so it is written out here.
      storySort: {
        order: [
          'Introduction',
          'For editors',
          'Pages',
          [
            'Home',
            'Seminars and prices',
            'Team',
            'Affiliations',
            'Contact',
            '*',
            'Form in all its states',
            'Notices',
            'Around the page',
            'Longer words',
            'Extremes',
          ],
          'Flows',
          'Specification',
          'Contents',
          "What's new",
          'Foundations',
          [
            'Writing',
            'Color',
            'Typography',
            'Spacing',
            'Radii',
            'Elevation',
            'Motion',
            'Screens',
            'Icons',
            'Pictures',
            'Logo',
            'Interfaces',
          ],
          'Handbook',
          ['Do and do not', 'A new component', 'Status'],
          'Components',
          'Layout',
          'Notices',
          'Kit',
        ],
      },
    },
  },
  argTypesEnhancers: [withFittingControls],
  runStep: nameStep,
  tags: ['autodocs'],
};

export default preview;
