import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { partnerLogos } from '../../src/assets/partnerLogos';
import { PartnerCard } from '../../src/components/PartnerCard';
import { edgeTexts } from '../fixtures/edgeTexts';
import { samples } from '../fixtures/samples';
import { inColumn } from '../support/frames';
import { sameColors } from '../support/modes';

const { partner } = samples;

const meta = {
  title: 'Components/PartnerCard',
  component: PartnerCard,
  ...inColumn,
  args: { partner, logo: partnerLogos[partner.slug] },
} satisfies Meta<typeof PartnerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Logo, name and what the partner does with us. */
// Proves 2.21, 3.4
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: partner.name }));
    await expect(card.getByRole('heading', { level: 3 })).toHaveTextContent(partner.name);
    await expect(card.getByRole('paragraph')).toHaveTextContent(partner.description);
    const logo = card.getByRole('img', { name: partner.logoDescription });
    await expect(logo).toBeVisible();
    await expect(logo.getBoundingClientRect().height).toBeGreaterThanOrEqual(34);
    // Unless the logo cuts it out, a plain bar stands in its place.
    await expect(getComputedStyle(logo).maskImage).toContain('url(');
  },
};

/** Without a logo the name stands alone and nothing claims to be a picture. */
export const WithoutLogo: Story = {
  args: { logo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: partner.name })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** A name of 120 characters and a long description: all of both is shown. */
export const LongTexts: Story = {
  parameters: sameColors,
  args: { partner: { ...partner, name: edgeTexts.title, description: edgeTexts.text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: edgeTexts.title })).toBeVisible();
    await expect(canvas.getByText(edgeTexts.text)).toBeVisible();
  },
};
