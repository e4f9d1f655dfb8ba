import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '../../src/content/company';
import { teamPage } from '../../src/content/pages/team';
import { PersonCard } from '../../src/team/PersonCard';
import { longTexts, samples } from '../fixtures/samples';
import { inColumn } from '../support/frames';
import { onSmallScreen, withStates } from '../support/modes';

const { person } = samples;

const meta = {
  title: 'Components/PersonCard',
  component: PersonCard,
  ...inColumn,
  args: { person },
} satisfies Meta<typeof PersonCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Portrait, name, role, a few words, an address, and a link that says that its profile is yet to come. */
export const Default: Story = {
  tags: ['states', 'spec-2.13', 'spec-3.3'],
  parameters: withStates.parameters,
  play: async ({ canvas, step, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: person.name }));

    await step('Everything about the person', async () => {
      await expect(card.getByRole('img', { name: person.imageDescription })).toBeVisible();
      await expect(card.getByRole('heading', { level: 2, name: person.name })).toBeVisible();
      for (const words of [person.role, person.description]) {
        await expect(card.getByText(words)).toBeVisible();
      }
    });

    await step('The address is made from the name', async () => {
      const address = `${person.name.toLowerCase().replace(' ', '.')}@${company.domain}`;
      const link = card.getByRole('link', { name: address });
      await expect(link).toHaveAttribute('href', `mailto:${address}`);
    });

    await step('A press on the placeholder leads nowhere', async () => {
      const { href } = window.location;
      await userEvent.click(
        card.getByRole('link', { name: `${teamPage.card.linkedIn} ${person.name}` }),
      );
      await expect(window.location.href).toBe(href);
    });
  },
};

/** Without a portrait: a calm surface keeps its place. */
export const WithoutPicture: Story = {
  args: { person: { ...person, slug: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: person.imageDescription })).toBeVisible();
  },
};

/** A long name and a long description on the smallest phone. */
export const LongWords: Story = {
  ...onSmallScreen,
  args: { person: { ...person, name: longTexts.word, description: longTexts.text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: longTexts.word })).toBeVisible();
    await expect(canvas.getByText(longTexts.text)).toBeVisible();
  },
};
