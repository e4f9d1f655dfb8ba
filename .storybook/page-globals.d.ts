import type axeCore from 'axe-core';
import type { Channel } from 'storybook/internal/channels';
import type { Args, PreparedStory } from 'storybook/internal/types';

/** The part of it that the checks of the published Storybook use. */
interface StorybookPreview {
  channel: Channel;
  ready: () => Promise<void>;
  currentRender?: { phase?: string; rerender?: () => Promise<void> };
  storyRenders: { phase?: string }[];
  storyStoreValue: {
    loadStory: (story: { storyId: string }) => Promise<PreparedStory>;
    userGlobals: { get: () => { scheme?: string } };
    args: { updateFromPersisted: (story: PreparedStory, args: Args) => void };
  };
}

declare global {
  /** Storybook leaves both in a story's page, for tools such as the test runner. */
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: StorybookPreview;
  /** Kept by `progress.ts`: the current step, what was last looked for in vain, and changes of the page. */
  var storyProgress: { step: string; lookedFor: string; changes: number };
  /** Fetched by the accessibility addon. */
  var axe: typeof axeCore;
}
