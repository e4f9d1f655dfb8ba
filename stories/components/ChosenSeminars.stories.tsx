import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ChosenSeminars } from '../../src/contact/ChosenSeminars';
import { contactPage } from '../../src/content/pages/contact';
import { routeOf } from '../../src/content/routes';
import { formatDate, formatPrice } from '../../src/lib/format';
import { longTexts, samples } from '../fixtures/samples';
import { inHalf } from '../support/frames';
import { inWindow, sameColors } from '../support/modes';

const { about } = contactPage;
const { faceToFace, full, webinar } = samples;

export default {
  title: 'Components/Forms/ChosenSeminars',
  id: 'components-chosenseminars',
  component: ChosenSeminars,
  ...inHalf,
  args: { seminars: [faceToFace], isGone: false, onRemove: fn() },
} satisfies Meta<typeof ChosenSeminars>;
type Story = StoryObj<typeof ChosenSeminars>;

/** What a message is about, above its fields. The button leaves the seminar out. */
export const Default: Story = {
  name: 'One seminar',
  play: async ({ args, canvas, userEvent }) => {
    const { date, price, title } = faceToFace;
    const list = within(canvas.getByRole('list', { name: about.label }));
    for (const words of [title, formatDate(date), formatPrice(price)]) {
      await expect(list.getByRole('listitem')).toHaveTextContent(words);
    }
    await userEvent.click(list.getByRole('button', { name: about.remove(title) }));
    await expect(args.onRemove).toHaveBeenCalledWith(faceToFace);
  },
};

/** No seat is left: the message asks for one that becomes free. */
export const Full: Story = {
  name: 'A full seminar (sold out)',
  parameters: sameColors,
  args: { seminars: [full] },
  play: async ({ canvas }) => {
    const words = `${formatPrice(full.price)} per seat, full`;
    await expect(canvas.getByRole('listitem')).toHaveTextContent(words);
  },
};

/** Two seminars in one message: a visitor came from one card, and then from another. */
export const Two: Story = {
  name: 'Two seminars in one message',
  parameters: sameColors,
  args: { seminars: [faceToFace, webinar] },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(titles).toEqual([faceToFace.title, webinar.title]);
  },
};

/** While the message is on its way nothing can be left out. */
export const OnItsWay: Story = {
  name: 'On its way',
  parameters: sameColors,
  args: { onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The address asks about a seminar of another season: the way to those of this one. */
export const Gone: Story = {
  name: 'A seminar of another season',
  args: { seminars: [], isGone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(about.gone)).toBeVisible();
    const link = canvas.getByRole('link', { name: about.seminars });
    await expect(link).toHaveAttribute('href', routeOf('seminars').path);
  },
};

/** The longest title on the smallest phone: the box grows with it. */
export const LongTitle: Story = {
  ...inWindow('small'),
  name: 'A long title, on the smallest phone',
  args: { seminars: [{ ...faceToFace, title: longTexts.title }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longTexts.title)).toBeVisible();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
