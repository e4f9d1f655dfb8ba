import type { Decorator, Meta } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { sending } from '../../src/contact/sending';
import { company } from '../../src/content/company';
import { type Visitor, VisitorContext } from '../../src/lib/visitor';
import { NoticeProvider, noticeDuration } from '../../src/notices/NoticeProvider';
import { snackbarCode } from '../../src/notices/snackbarCode';

/** Somebody near the company, at a device that cannot share. */
const sampleVisitor: Visitor = { timeZone: company.timeZone.id, hourCycle: 'h12' };

const withNotices: Decorator = (Story, { parameters }) => (
  <NoticeProvider
    duration={
      (isChromatic() || parameters.noticesStay) && !parameters.fakeTimers ? null : noticeDuration
    }
  >
    <VisitorContext value={{ ...sampleVisitor, ...parameters.visitor }}>
      <Story />
    </VisitorContext>
  </NoticeProvider>
);

/**
 * For a story that shows notices or times, or sends a message. `parameters.visitor` is what the visitor's device
 * is like, whatever this one is. Notices stay for screenshots, and where a story sets
 * `parameters.noticesStay`, unless it says by `parameters.fakeTimers` that it stops the clock itself.
 */
export const onSite = {
  decorators: [withNotices],
  // In screenshots a notice shows as soon as it is asked for; the tests wait for its code as visitors do.
  loaders: [async () => void (isChromatic() && (await snackbarCode.load()))],
  // No story finds what another one has sent.
  beforeEach: [() => sending.reset()],
} satisfies Partial<Meta>;
