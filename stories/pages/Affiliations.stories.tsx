import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AffiliationsPage } from '../../src/affiliations/AffiliationsPage';
import { affiliations } from '../../src/content/affiliations';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import { routeOf } from '../../src/content/routes';
import { onPaper } from '../support/media';
import { alsoOnPhone, expectEdge, inForcedColors, wholePage } from '../support/modes';
import { siteAt } from '../support/site';

const meta = {
  title: 'Pages/Affiliations',
  component: AffiliationsPage,
  ...siteAt(routeOf('affiliations').path),
} satisfies Meta<typeof AffiliationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Partner organizations in five fields, and the note on the network. */
export const Desktop: Story = {
  // Proves spec-2.18, spec-2.19.
  name: 'Whole page',
  ...wholePage,
  play: async ({ canvas }) => {
    const { heading, network } = affiliationsPage;
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const name of ['Business', 'Technology', 'Consulting', 'Finance', 'Human Resources']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    const cards = canvas.getAllByRole('article');
    for (const [index, { name, logoDescription, description }] of affiliations.entries()) {
      const card = within(cards[index] as HTMLElement);
      await expect(card.getByRole('heading', { level: 3, name })).toBeVisible();
      await expect(card.getByRole('img', { name: logoDescription })).toBeVisible();
      await expect(cards[index]).toHaveTextContent(description);
    }
    const panel = within(canvas.getByRole('region', { name: network.heading }));
    await expect(panel.getByText(network.text)).toBeVisible();
  },
};

/** One partner below the other. */
export const Phone: Story = { ...Desktop, ...alsoOnPhone };

/** Logos take the color of the text, and cards have edges. */
export const ForcedColors: Story = {
  name: 'Forced colors, for the camera',
  ...inForcedColors,
  play: async ({ canvas }) => {
    await expectEdge(...canvas.getAllByRole('article'));
    const heading = canvas.getByRole('heading', { level: 1 });
    for (const { logoDescription: name } of affiliations) {
      const { color } = getComputedStyle(heading);
      await expect(canvas.getByRole('img', { name })).toHaveStyle({ backgroundColor: color });
    }
  },
};

/** Each partner with its logo, close together. */
export const OnPaper: Story = {
  name: 'On paper (print)',
  ...onPaper,
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(affiliations.length);
    await waitFor(() =>
      expect(
        canvas.queryByRole('img', { name: affiliationsPage.network.imageDescription }),
      ).not.toBeInTheDocument(),
    );
    await expect(canvas.getAllByRole('img')).toHaveLength(affiliations.length);
  },
};
