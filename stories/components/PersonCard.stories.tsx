import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '../../src/content/company';
import { teamPage } from '../../src/content/pages/team';
import { routeOf } from '../../src/content/routes';
import { seminars } from '../../src/content/seminars';
import { mailLink } from '../../src/lib/contactLinks';
import { SeminarText } from '../../src/seminar/SeminarText';
import { PersonCard } from '../../src/team/PersonCard';
import { IconLink } from '../../src/ui/IconLink';
import { longTexts, samples } from '../fixtures/samples';
import { inColumn } from '../support/frames';
import { inWindow, withStates } from '../support/modes';

const { person } = samples;
const text = teamPage.card;

export default {
  title: 'Components/Cards/PersonCard',
  id: 'components-personcard',
  component: PersonCard,
  subcomponents: { IconLink, SeminarText },
  ...inColumn,
  args: { person },
} satisfies Meta<typeof PersonCard>;
type Story = StoryObj<typeof PersonCard>;

/** Portrait, name, role, a few words, what they teach, an address, and a placeholder for a profile. */
export const Default: Story = {
  ...withStates,
  name: 'Portrait, role and addresses',
  // Proves spec-2.13, spec-3.3.
  play: async ({ canvas, userEvent }) => {
    const article = canvas.getByRole('article', { name: person.name });
    const card = within(article);
    await expect(card.getByRole('img', { name: person.imageDescription })).toBeVisible();
    await expect(card.getByRole('heading', { level: 2, name: person.name })).toBeVisible();
    await expect(card.getByText(person.role)).toBeVisible();
    await expect(article).toHaveTextContent(`${person.description} ${text.teaches(person.name)}`);
    for (const { slug, title } of seminars.filter(({ teacher }) => teacher.name === person.name)) {
      const seminar = card.getByRole('link', { name: title });
      await expect(seminar).toHaveAttribute('href', `${routeOf('seminars').path}#${slug}`);
    }
    const letters = person.name.normalize('NFD').replace(/\p{Mark}/gu, '');
    const address = `${letters.toLowerCase().replaceAll(' ', '.')}@${company.domain}`;
    const mail = card.getByRole('link', { name: address });
    const letter = mailLink({ to: address, subject: text.subject(person.name) });
    await expect(mail).toHaveAttribute('href', letter);
    await expect(mail.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(card.getByRole('link', { name: text.linkedIn })).not.toHaveAttribute('href');
    mail.focus();
    await userEvent.tab();
    await expect(article, 'a placeholder is no Tab stop').not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** Without a portrait, in whose place there is a calm surface, and with long words on the smallest phone. */
export const LongWordsWithoutPicture: Story = {
  ...inWindow('small'),
  name: 'Long words, without a portrait',
  args: { person: { ...person, slug: '', name: longTexts.word, description: longTexts.text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: person.imageDescription })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: longTexts.word })).toBeVisible();
  },
};
