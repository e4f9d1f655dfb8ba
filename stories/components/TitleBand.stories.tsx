import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { affiliations } from '../../src/content/affiliations';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminars } from '../../src/content/seminars';
import { Seats } from '../../src/ui/Seats';
import { TitleBand } from '../../src/ui/TitleBand';
import { longTexts } from '../fixtures/samples';
import { belowBar } from '../support/frames';
import { inWindow } from '../support/modes';

export default {
  title: 'Components/Page parts/TitleBand: banner, page header',
  id: 'components-titleband',
  component: TitleBand,
  subcomponents: { Seats },
  ...belowBar,
  args: { heading: affiliationsPage.heading, lead: affiliationsPage.lead },
} satisfies Meta<typeof TitleBand>;
type Story = StoryObj<typeof TitleBand>;

/** The h1 of a page and a sentence or two. */
export const Default: Story = {
  name: 'Heading and lead',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.heading })).toBeVisible();
    await expect(canvas.getByText(args.lead as string)).toBeVisible();
    await expect(canvas.getByRole('heading')).toHaveStyle({ hyphens: 'manual' });
  },
};

/** A room with a seat for each seminar; those that are taken tell the page. Forced colors show the words alone. */
export const WithSeats: Story = {
  args: { seats: affiliations.length },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg[aria-hidden]');
    await expect(drawing).toBeVisible();
    const seatsOf = (selector: string) =>
      [...(drawing?.querySelectorAll(selector) ?? [])].flatMap(
        (row) => row.getAttribute('stroke-dasharray')?.match(/\.9/g) ?? [],
      );
    await expect(seatsOf('circle:not([data-taken])')).toHaveLength(seminars.length);
    await expect(seatsOf('[data-taken]')).toHaveLength(affiliations.length);
  },
};

/** On the smallest phone a word that is wider than the screen breaks. */
export const LongWords: Story = {
  ...Default,
  ...inWindow('small'),
  name: 'Long words, on the smallest phone',
  args: { heading: longTexts.title, lead: longTexts.text },
};

/** Text of twice the size makes a phone this narrow: the browser hyphenates headings. */
export const NarrowWindow: Story = {
  ...inWindow('narrow'),
  name: 'With large text on a phone',
  args: { heading: seminarsPage.heading },
  play: ({ canvas }) => expect(canvas.getByRole('heading')).toHaveStyle({ hyphens: 'auto' }),
};
