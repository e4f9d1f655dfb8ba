import type axeCore from 'axe-core';
import type { Channel } from 'storybook/internal/channels';
import type { Args, PreparedStory } from 'storybook/internal/types';

/** What the checks of the published Storybook use of it. */
interface StorybookPreview {
  ready: () => Promise<void>;
  channel: Channel;
  currentRender?: { phase?: string };
  storyRenders: { phase?: string }[];
  storyStoreValue: {
    userGlobals: { get: () => { scheme?: string } };
    loadStory: (story: { storyId: string }) => Promise<PreparedStory>;
    args: { updateFromPersisted: (story: PreparedStory, args: Args) => void };
  };
}

declare global {
  /** Storybook leaves both in a story's page, for tools such as the test runner. */
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: StorybookPreview;
  /** Kept by `progress.ts`: the current step, what was last looked for in vain, and changes of the page. */
  var storyProgress: { step: string; lookedFor: string; changes: number };
  /** What the accessibility addon has fetched. */
  var axe: typeof axeCore;
}
