import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NetworkPanel } from '../../src/affiliations/NetworkPanel';
import { company } from '../../src/content/company';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import { mailLink } from '../../src/lib/contactLinks';
import { inContainer } from '../support/frames';

const { heading, text, subject, imageDescription } = affiliationsPage.network;

export default {
  title: 'Components/Page parts/NetworkPanel',
  id: 'components-networkpanel',
  component: NetworkPanel,
  ...inContainer,
} satisfies Meta<typeof NetworkPanel>;

/** The closing note: words that run on into the picture of the globe, of which a phone shows another one. */
export const Default: StoryObj<typeof NetworkPanel> = {
  name: 'Words above the globe',
  // Proves spec-2.19.
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: heading }));
    const middleOf = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      return (left + right) / 2;
    };
    const middle = middleOf(panel.getByRole('heading', { name: heading }));
    await expect(middleOf(panel.getByText(text)), 'words in the middle').toBeCloseTo(middle, 0);
    const link = panel.getByRole('link', { name: company.supportEmail });
    await expect(link).toHaveAttribute('href', mailLink({ to: company.supportEmail, subject }));
    await expect(panel.getByRole('img', { name: imageDescription })).toBeVisible();
  },
};
