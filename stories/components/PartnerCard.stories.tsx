import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PartnerCard } from '../../src/affiliations/PartnerCard';
import { affiliations } from '../../src/content/affiliations';
import { seminars } from '../../src/content/seminars';
import { longTexts, samples } from '../fixtures/samples';
import { inColumn } from '../support/frames';
import { inWindow } from '../support/modes';

const { partner } = samples;
/** A seminar whose teacher comes from a partner. */
const guest = seminars.find(({ teacher }) => teacher.profession.includes(' at '));
const host = affiliations.find(({ name }) => guest?.teacher.profession.endsWith(` at ${name}`));

export default {
  title: 'Components/Cards/PartnerCard',
  id: 'components-partnercard',
  component: PartnerCard,
  ...inColumn,
  args: { partner },
} satisfies Meta<typeof PartnerCard>;
type Story = StoryObj<typeof PartnerCard>;

/** Logo in the color of text, name, and what the partner does with us. */
export const Default: Story = {
  name: 'Logo, name and description',
  // Proves spec-3.4.
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: partner.name }));
    const logo = card.getByRole('img', { name: partner.logoDescription });
    const name = card.getByRole('heading', { level: 3, name: partner.name });
    await expect(logo).toHaveStyle({ backgroundColor: getComputedStyle(name).color });
    await expect(name).toBeVisible();
    await expect(card.getByText(partner.description, { exact: false })).toBeVisible();
  },
};

/** A partner whose people teach links to their seminar. */
export const Teaching: Story = {
  name: 'With a seminar',
  args: { partner: host ?? partner },
  play: async ({ canvas }) => {
    const { title = '', slug, teacher } = guest ?? {};
    const seminar = canvas.getByRole('link', { name: title });
    await expect(seminar).toHaveAttribute('href', `/seminars#${slug}`);
    await expect(seminar.parentElement).toHaveTextContent(`${teacher?.name} teaches ${title}.`);
  },
};

/** Without a logo, and with a long name on the smallest phone: the words stand alone. */
export const LongWordsWithoutLogo: Story = {
  ...inWindow('small'),
  name: 'Long words, without a logo',
  args: { partner: { ...partner, slug: '', name: longTexts.title, description: longTexts.text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: longTexts.title })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
