import type { Channel } from 'storybook/internal/channels';

declare global {
  /** Storybook leaves its channel in a story's page, for tools such as the test runner. */
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}
