import type { Decorator, Meta } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { sending } from '../../src/contact/sending';
import { NoticeProvider, noticeDuration } from '../../src/notices/NoticeProvider';
import { snackbarCode } from '../../src/notices/snackbarCode';
import { onDevice } from './onDevice';

const withNotices: Decorator = (Story, { parameters }) => (
  <NoticeProvider
    duration={
      (isChromatic() || parameters.noticesStay) && !parameters.fakeTimers ? null : noticeDuration
    }
  >
    <Story />
  </NoticeProvider>
);

/**
 * For a story that shows notices or sends a message, at a device as `onDevice` describes it. Notices stay for
 * screenshots, and where a story sets `parameters.noticesStay`, unless it says by `parameters.fakeTimers` that it
 * stops the clock itself.
 */
export const onSite = {
  decorators: [...onDevice.decorators, withNotices],
  // In screenshots a notice shows as soon as it is asked for; the tests wait for its code as visitors do.
  loaders: [async () => void (isChromatic() && (await snackbarCode.load()))],
  // No story finds what another one has sent.
  beforeEach: [() => sending.reset()],
} satisfies Partial<Meta>;
