import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { seminarsPage } from '../../src/content/pages/seminars';
import { GoodToKnow } from '../../src/seminars/GoodToKnow';
import { inContainer } from '../support/frames';

export default {
  title: 'Components/GoodToKnow',
  component: GoodToKnow,
  ...inContainer,
} satisfies Meta<typeof GoodToKnow>;

/** Paying, canceling, certificates, and what to do when no email came: pricing and terms in one place. */
export const Default: StoryObj<typeof GoodToKnow> = {
  play: async ({ canvas }) => {
    const { heading, noEmail, parts } = seminarsPage.goodToKnow;
    const region = within(canvas.getByRole('region', { name: heading }));
    const headings = region.getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(
      [noEmail, ...parts].map((part) => part.heading),
    );
    await expect(region.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  },
};
