import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { seminarPictures } from '../../src/assets/seminarPictures';
import { SeminarCard } from '../../src/components/SeminarCard';
import { company } from '../../src/content/company';
import { seminarsPage } from '../../src/content/pages/seminars';
import { askPath } from '../../src/lib/askPath';
import {
  dayInWords,
  lengthInWords,
  priceInWords,
  timeInWords,
  weekdayOf,
} from '../../src/lib/wording';
import { edgeTexts } from '../fixtures/edgeTexts';
import { extremes } from '../fixtures/extremes';
import { samples } from '../fixtures/samples';
import { inColumn } from '../support/frames';
import { isWindowFrom } from '../support/isWindowFrom';
import { sameColors, stateModes } from '../support/modes';
import { onDevice } from '../support/onDevice';

const meta = {
  title: 'Components/SeminarCard',
  component: SeminarCard,
  ...inColumn,
  decorators: [...inColumn.decorators, ...onDevice.decorators],
  args: {
    seminar: samples.seminar,
    picture: seminarPictures[samples.seminar.slug],
    labels: seminarsPage.card,
    mailHref: `mailto:${company.supportEmail}`,
    askPath: askPath(samples.seminar.slug),
    onRegister: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof SeminarCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Picture, title, description, six facts, the price of a seat, and four things one can do. */
// Proves 2.14, 3.2
export const Default: Story = {
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas, args }) => {
    const { title, description, date, start, hours, seats, format, price, slug } = args.seminar;
    const article = canvas.getByRole('article', { name: title });
    const card = within(article);
    await expect(card.getByRole('heading', { level: 3 })).toHaveTextContent(title);
    await expect(article).toHaveTextContent(description);
    await expect(article.ariaCurrent).toBe(args.highlighted ? 'true' : null);
    const facts = card.getAllByRole('term').map(({ textContent }) => textContent);
    const { labels } = args;
    const place = format === 'face-to-face' ? [[labels.place, labels.town]] : [];
    const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts.map((fact, index) => [fact, values[index]])).toEqual([
      [labels.date, labels.on(weekdayOf(date), dayInWords(date))],
      [labels.start, labels.at(timeInWords(start))],
      [labels.format, labels.formats[format]],
      ...place,
      [labels.duration, lengthInWords(hours)],
      [labels.capacity, labels.seats(seats)],
    ]);
    await expect(card.getByText(new RegExp(`${dayInWords(date)}$`))).toHaveAttribute(
      'datetime',
      date,
    );
    await expect(article).toHaveTextContent(
      `${labels.price} ${priceInWords(price)} ${labels.priceUnit}`,
    );
    await expect(
      card.getByRole('link', { name: `${labels.addToCalendar} ${title}` }),
    ).toHaveAttribute('href', `/calendar/${slug}.ics`);
  },
};

/** Everything the card does can be done with the keyboard; it reports each press exactly once. */
// Proves 4.4
export const Keyboard: Story = {
  parameters: sameColors,
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: `Register Now ${args.seminar.title}` });
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
    await step(
      'Tab to asking, to the calendar file, then to the address of the seminar',
      async () => {
        await userEvent.tab();
        const ask = canvas.getByRole('link', { name: new RegExp(`^${args.labels.ask}`) });
        await expect(ask).toHaveFocus();
        await expect(ask).toHaveAttribute('href', `/contact?seminar=${args.seminar.slug}`);
        await userEvent.tab();
        await expect(
          canvas.getByRole('link', { name: new RegExp(`^${args.labels.addToCalendar}`) }),
        ).toHaveFocus();
        await userEvent.tab();
        await expect(
          canvas.getByRole('link', { name: `${args.labels.copyLink} ${args.seminar.title}` }),
        ).toHaveFocus();
      },
    );
    await step('Press Enter to hand the address on', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onShare).toHaveBeenCalledOnce();
      await expect(args.onShare).toHaveBeenCalledWith(args.seminar);
    });
  },
};

/** On a device with a share sheet the link says so. */
export const Sharing: Story = {
  parameters: { visitor: { share: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: `${args.labels.share} ${args.seminar.title}` }),
    );
    await expect(args.onShare).toHaveBeenCalledWith(args.seminar);
  },
};

/** A visitor in Auckland sees when the webinar begins there, on the next day. */
export const OwnTime: Story = {
  parameters: { ...sameColors, visitor: { timeZone: 'Pacific/Auckland', hourCycle: 'h23' } },
  play: async ({ args, canvas }) => {
    await canvas.findByText(args.labels.ownStart('Wed 05:00'));
    const [, start, format, own] = canvas.getAllByRole('definition');
    await expect(start).toHaveTextContent(args.labels.at(timeInWords(args.seminar.start)));
    await expect(format).toHaveTextContent(args.labels.formats['live-webinar']);
    await expect(own).toHaveTextContent(args.labels.ownStart('Wed 05:00'));
  },
};

/** A seminar that one has to come to says where. */
export const FaceToFace: Story = {
  ...Default,
  parameters: {},
  args: { seminar: samples.faceToFace },
};

/** The card that a shared address names stands out. */
export const Highlighted: Story = {
  ...Default,
  parameters: {},
  args: { highlighted: true },
};

/** A title of 120 characters and a long description: all of both is shown. */
export const LongTexts: Story = {
  parameters: sameColors,
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

/** A title and a description of one word: the card keeps its shape. */
export const ShortTexts: Story = {
  ...Default,
  parameters: sameColors,
  args: { seminar: extremes.shortSeminar },
};

/** Without its picture the card keeps its shape and its words. */
export const WithoutPicture: Story = {
  args: { picture: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: args.seminar.title })).toBeVisible();
    await expect(canvas.queryByAltText('')).not.toBeInTheDocument();
    const card = canvas.getByRole('article').getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    if (isWindowFrom('sm')) await expect(heading.top - card.top).toBeGreaterThan(200);
    else await expect(heading.left - card.left).toBeGreaterThan(72);
  },
};
