import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { seminarPictures } from '../../src/assets/seminarPictures';
import { SeminarCard } from '../../src/components/SeminarCard';
import { seminarsPage } from '../../src/content/pages/seminars';
import { edgeTexts } from '../fixtures/edgeTexts';
import { samples } from '../fixtures/samples';
import { expectToFit } from '../support/expectToFit';
import { inColumn } from '../support/frames';
import { stateModes } from '../support/modes';
import { onScreen } from '../support/onScreen';

const meta = {
  title: 'Components/SeminarCard',
  component: SeminarCard,
  ...inColumn,
  args: {
    seminar: samples.seminar,
    picture: seminarPictures[samples.seminar.slug],
    text: seminarsPage.card,
    mailHref: 'mailto:support@northmere.example',
    onRegister: fn(),
    onCopyLink: fn(),
  },
} satisfies Meta<typeof SeminarCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Picture, title, description, the five facts, the price, and three things one can do. */
export const Default: Story = {
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('article', { name: 'Tax Update 2025' }));
    await expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Tax Update 2025');
    await expect(card.getByText(args.seminar.description)).toBeVisible();
    const facts = card.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['Date', 'Start', 'Duration', 'Seats', 'Format']);
    const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values).toEqual([
      'April 15, 2025',
      '10:00 AM PT',
      '3 hours',
      '30 seats',
      'Live webinar',
    ]);
    await expect(card.getByText('April 15, 2025')).toHaveAttribute('datetime', '2025-04-15');
    await expect(card.getByText('$149')).toHaveTextContent(/^Price \$149$/);
    await expect(
      card.getByRole('link', { name: 'Add to calendar Tax Update 2025' }),
    ).toHaveAttribute('href', '/calendar/tax-update.ics');
  },
};

/** The same card in the dark scheme. */
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } };

/** Everything the card does can be done with the keyboard; it reports each press exactly once. */
export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Tab to the calendar file, then to the address of the seminar', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /^Add to calendar/ })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Copy link Tax Update 2025' })).toHaveFocus();
    });
    await step('Press Enter to copy the address', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onCopyLink).toHaveBeenCalledOnce();
      await expect(args.onCopyLink).toHaveBeenCalledWith(args.seminar);
    });
    const button = canvas.getByRole('button', { name: 'Register Now Tax Update 2025' });
    await step('Tab to the button and press Enter', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRegister).toHaveBeenCalledOnce();
      await expect(args.onRegister).toHaveBeenCalledWith(args.seminar);
    });
    await step('The card stays as it is, with the focus where it was', async () => {
      await expect(button).toHaveFocus();
      await expect(button).toBeEnabled();
    });
  },
};

/** The card that a shared address names stands out. */
export const Highlighted: Story = { ...Default, args: { highlighted: true } };

/** A title of 120 characters and a long description: all of both is shown. */
export const LongTexts: Story = {
  args: {
    seminar: { ...samples.seminar, title: edgeTexts.title, description: edgeTexts.text },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: edgeTexts.title })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: `Register Now ${edgeTexts.title}` }),
    ).toBeVisible();
  },
};

/** One word is enough for a title and for a description. */
export const OneWord: Story = {
  args: {
    seminar: { ...samples.seminar, title: edgeTexts.oneWord, description: edgeTexts.oneWord },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: edgeTexts.oneWord })).toBeVisible();
  },
};

/** Without its picture the card keeps its shape and its words. */
export const WithoutPicture: Story = {
  args: { picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Tax Update 2025' })).toBeVisible();
    await expect(canvas.queryByAltText('')).not.toBeInTheDocument();
    const { top } = canvas.getByRole('article').getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(heading.top - top).toBeGreaterThan(200);
  },
};

/** On the smallest phone a word that is wider than the card breaks instead of being cut off. */
export const SmallScreen: Story = {
  globals: onScreen('small'),
  args: { seminar: { ...samples.seminar, title: edgeTexts.word } },
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement);
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
