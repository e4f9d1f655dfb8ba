import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { portraits } from '../../src/assets/portraits';
import { PersonCard } from '../../src/components/PersonCard';
import { company, leaderEmail } from '../../src/content/company';
import { teamPage } from '../../src/content/pages/team';
import { edgeTexts } from '../fixtures/edgeTexts';
import { samples } from '../fixtures/samples';
import { inColumn } from '../support/frames';
import { sameColors, stateModes } from '../support/modes';
import { onScreen } from '../support/onScreen';

const { person } = samples;

const meta = {
  title: 'Components/PersonCard',
  component: PersonCard,
  ...inColumn,
  args: {
    person,
    picture: portraits[person.slug],
    email: leaderEmail(person.name),
    labels: teamPage.card,
  },
} satisfies Meta<typeof PersonCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Portrait, name, role, a few words, and two links that say whose they are. */
// Proves 2.16, 3.3
export const Default: Story = {
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: person.name }));
    await expect(card.getByRole('img', { name: person.imageDescription })).toBeVisible();
    await expect(card.getByRole('heading', { level: 2, name: person.name })).toBeVisible();
    await expect(card.getByText(person.role)).toBeVisible();
    await expect(card.getByText(person.description)).toBeVisible();
    await expect(
      card.getByRole('link', { name: teamPage.card.named(teamPage.card.email, person.name) }),
    ).toHaveAttribute('href', `mailto:${leaderEmail(person.name)}`);
    await expect(placeholder(canvas)).toHaveAttribute('href', `#${person.slug}`);
  },
};

/** The link to the profile, which does not exist yet: its name says so. */
const placeholder = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('link', { name: teamPage.card.named(teamPage.card.linkedIn, person.name) });

/** The Tab key stops at the address, then at the profile, where a press changes nothing. */
export const Keyboard: Story = {
  parameters: sameColors,
  play: async ({ canvas, userEvent }) => {
    const { href } = window.location;
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: teamPage.card.named(teamPage.card.email, person.name) }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(placeholder(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(placeholder(canvas));
    await expect(placeholder(canvas)).toHaveFocus();
    await expect(window.location.href).toBe(href);
  },
};

const accented = { ...person, name: 'Zoë Núñez-Åkesson' };

/** Accents and hyphens of a name never reach the address. */
// Proves 2.16
export const NameWithAccents: Story = {
  parameters: sameColors,
  args: { person: accented, email: leaderEmail(accented.name) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: teamPage.card.named(teamPage.card.email, accented.name) }),
    ).toHaveAttribute('href', `mailto:zoe.nunez.akesson@${company.domain}`);
  },
};

/** Without the portrait its description stays for those who listen, and the card keeps its shape. */
export const WithoutPicture: Story = {
  args: { picture: undefined },
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('img', { name: person.imageDescription });
    const { width, height } = portrait.getBoundingClientRect();
    await expect(height / width).toBeCloseTo(9 / 8, 1);
  },
};

/** A long name and a long description. */
export const LongTexts: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: { person: { ...person, name: edgeTexts.word, description: edgeTexts.text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: edgeTexts.word })).toBeVisible();
  },
};
