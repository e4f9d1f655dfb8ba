import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '../../src/content/company';
import { teamPage } from '../../src/content/pages/team';
import { PersonCard } from '../../src/team/PersonCard';
import { IconLink } from '../../src/ui/IconLink';
import { longTexts, samples } from '../fixtures/samples';
import { inColumn } from '../support/frames';
import { onSmallScreen, withStates } from '../support/modes';

const { person } = samples;

const meta = {
  title: 'Components/PersonCard',
  component: PersonCard,
  subcomponents: { IconLink },
  ...inColumn,
  args: { person },
} satisfies Meta<typeof PersonCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Portrait, name, role, a few words, an address, and a link that says that its profile is yet to come. */
export const Default: Story = {
  ...withStates,
  tags: ['spec-2.13', 'spec-3.3'],
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: person.name }));
    await expect(card.getByRole('img', { name: person.imageDescription })).toBeVisible();
    await expect(card.getByRole('heading', { level: 2, name: person.name })).toBeVisible();
    for (const words of [person.role, person.description]) {
      await expect(card.getByText(words)).toBeVisible();
    }
    const address = `${person.name.toLowerCase().replace(' ', '.')}@${company.domain}`;
    const mail = card.getByRole('link', { name: address });
    await expect(mail).toHaveAttribute('href', `mailto:${address}`);
    await expect(mail.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const { href } = window.location;
    await userEvent.click(
      card.getByRole('link', { name: `${teamPage.card.linkedIn} ${person.name}` }),
    );
    await expect(window.location.href).toBe(href);
  },
};

/** Without a portrait, in whose place there is a calm surface, and with long words on the smallest phone. */
export const LongWordsWithoutPicture: Story = {
  ...onSmallScreen,
  args: { person: { ...person, slug: '', name: longTexts.word, description: longTexts.text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: person.imageDescription })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: longTexts.word })).toBeVisible();
  },
};
