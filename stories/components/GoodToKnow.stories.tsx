import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { seminarsPage } from '../../src/content/pages/seminars';
import { routeOf, visitId } from '../../src/content/routes';
import { GoodToKnow } from '../../src/seminars/GoodToKnow';
import { inContainer } from '../support/frames';

export default {
  title: 'Components/Page parts/GoodToKnow',
  id: 'components-goodtoknow',
  component: GoodToKnow,
  ...inContainer,
} satisfies Meta<typeof GoodToKnow>;

/** Paying, canceling, the day itself, and what to do when no email came: pricing and terms in one place. */
export const Default: StoryObj<typeof GoodToKnow> = {
  name: 'Paying, canceling, the day itself (FAQ)',
  play: async ({ canvas }) => {
    const { heading, parts } = seminarsPage.goodToKnow;
    const region = within(canvas.getByRole('region', { name: heading }));
    const headings = region.getAllByRole('heading', { level: 3 });
    const names = headings.map(({ textContent }) => textContent);
    await expect(names).toEqual(parts.map((part) => part.heading));
    const ways = region.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(ways).toEqual([
      expect.stringMatching(/^tel:/),
      expect.stringMatching(/^mailto:.+[?&]subject=Change%20or%20cancel/),
      expect.stringMatching(/^mailto:.+[?&]subject=Another%20day/),
      `${routeOf('contact').path}#${visitId}`,
      expect.stringMatching(/^mailto:.+[?&]subject=Accessibility/),
      expect.stringMatching(/^mailto:[^?]+$/),
    ]);
  },
};
