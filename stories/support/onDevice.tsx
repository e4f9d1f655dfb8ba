import type { Decorator, Meta } from '@storybook/react-vite';
import { company } from '../../src/content/company';
import { type Visitor, VisitorContext } from '../../src/lib/visitor';

/** Somebody near the company, at a device that cannot share. */
const sampleVisitor: Visitor = { timeZone: company.timeZone.id, hourCycle: 'h12' };

const withVisitor: Decorator = (Story, { parameters }) => (
  <VisitorContext value={{ ...sampleVisitor, ...parameters.visitor }}>
    <Story />
  </VisitorContext>
);

/** For a story that shows times: `parameters.visitor` is what the visitor's device is like, whatever this one is. */
export const onDevice = { decorators: [withVisitor] } satisfies Partial<Meta>;
