import OndemandVideoOutlined from '@mui/icons-material/OndemandVideoOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, mocked, within } from 'storybook/test';
import { seminarsPage } from '../../src/content/pages/seminars';
import { calendarPath, formHeadingId, routeOf, visitId } from '../../src/content/routes';
import { seminarFormats } from '../../src/content/seminars';
import { formatDay, formatDuration, formatPrice, formatTimeRange } from '../../src/lib/format';
import { hostPath } from '../../src/lib/siteUrl';
import { Fact, FactRow, Facts } from '../../src/seminar/Facts';
import { localTime } from '../../src/seminar/times';
import { CardLinks } from '../../src/seminars/CardLinks';
import { device } from '../../src/seminars/device';
import { LocalTime, SeminarCard } from '../../src/seminars/SeminarCard';
import { inColumns, parts } from '../../src/seminars/SeminarCardRoot';
import { CardGrid } from '../../src/ui/CardGrid';
import { HiddenText } from '../../src/ui/HiddenText';
import { longTexts, samples } from '../fixtures/samples';
import type { Part } from '../support/Frame';
import { inColumn, inFrame } from '../support/frames';
import { onPaper } from '../support/media';
import { inWindow, placeOf, sameColors, withStates } from '../support/modes';
import { expectShape, withNotices } from '../support/notices';
import { withoutScripts } from '../support/site';

const text = seminarsPage.card;
const { webinar, faceToFace, full } = samples;

/** Spaces that do not break count as any others where words are compared. */
const breakable = (words: string) => words.replaceAll('\u00a0', ' ');

export default {
  title: 'Components/Cards/SeminarCard: booking, pricing',
  id: 'components-seminarcard',
  component: SeminarCard,
  subcomponents: { CardLinks, Fact, FactRow, Facts, HiddenText, LocalTime },
  ...inColumn,
  decorators: [...inColumn.decorators, withNotices],
  parameters: {
    ...inColumn.parameters,
    ...inFrame(600),
    anatomy: [
      [`.${parts.picture}`, 'Picture', 'tells the subject by its backdrop and plinth.'],
      [`.${parts.title}`, 'Title', 'names the card, and all that can be pressed in it.', 'end'],
      [`.${parts.facts}`, 'Facts', 'are day and time, format and place, and who teaches.', 'end'],
      [`.${parts.about}`, 'Description', 'opens what one will be able to do.', 'end'],
      [`.${parts.price}`, 'Price', 'of a seat, and how long it takes, for how many.', 'end'],
      [`.${parts.register}`, 'Main step', 'shows a notice. There is one filled button.', 'end'],
      [`.${parts.ask}`, 'Second step', 'leads to the form, where the seminar stands already.'],
      ['[download]', 'Calendar', 'takes the day to the visitor’s own calendar.'],
    ] satisfies Part[],
  },
  args: { seminar: webinar },
} satisfies Meta<typeof SeminarCard>;
type Story = StoryObj<typeof SeminarCard>;

/** Where one asks about a seminar. */
const askPath = (slug: string) => `${routeOf('contact').path}?seminar=${slug}#${formHeadingId}`;

/** Where the title stands, seen from the picture, and Register Now from the price. */
const placesIn = (canvas: StoryContext['canvas']) => ({
  title: placeOf(canvas.getByRole('heading'), canvas.getByAltText('')),
  register: placeOf(canvas.getByRole('button'), canvas.getByText(text.priceUnit)),
});

/** A live webinar: its facts, the price of a seat, Register Now, Book or ask, and two icons with names. */
export const Default: Story = {
  name: 'Facts and price (pricing)',
  ...withStates,
  // Proves spec-2.11, spec-3.2.
  play: async ({ canvas, args }) => {
    const { title, description, date, start, hours, seats, format, price, slug, teacher } =
      args.seminar;
    const article = canvas.getByRole('article', { name: title });
    const card = within(article);
    await expect(card.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(placesIn(canvas)).toEqual({ title: 'below', register: 'beside' });
    await expect(article).toHaveStyle({ boxShadow: 'none' });
    // Icon and words stand in a row.
    const row = card.getByText(seminarFormats[format]).closest('dl')?.parentElement as Element;
    await expectShape(row, format === 'live-webinar' ? OndemandVideoOutlined : PlaceOutlined);
    for (const words of [
      description,
      formatDay(date),
      breakable(text.at(formatTimeRange(start, hours))),
      formatDuration(hours),
      text.seats(seats),
      seminarFormats[format],
      `${text.price} ${formatPrice(price)} ${text.priceUnit}`,
      `${text.teacher}${teacher.name}`,
    ]) {
      await expect(article).toHaveTextContent(words);
    }
    await expect(card.getByRole('button', { name: `${text.register} ${title}` })).toBeEnabled();
    await expect(card.getByText(text.mail)).not.toBeVisible();
    for (const [words, address] of [
      [text.ask, askPath(slug)],
      [text.addToCalendar, hostPath(calendarPath(slug))],
      [text.copyLink, `#${slug}`],
    ]) {
      const link = card.getByRole('link', { name: `${words} ${title}` });
      await expect(link).toHaveAttribute('href', address);
    }
  },
};

/** The description opens what one will be able to do, and for whom the seminar is. */
export const Outcomes: Story = {
  name: 'What you will do (accordion)',
  play: async ({ canvas, args, userEvent }) => {
    const { title, outcomes } = args.seminar;
    const audience = `For whom: ${args.seminar.audience}`;
    await expect(canvas.getByText(audience)).not.toBeVisible();
    const summary = canvas.getByText(args.seminar.description).closest('summary') as HTMLElement;
    await expect(summary).toHaveTextContent(`${text.outcomes}${text.outcomesOf(title)}`);
    const sign = () => getComputedStyle(canvas.getByText(text.outcomes), '::after').content;
    const plus = sign();
    await userEvent.click(summary);
    await expect(sign()).not.toBe(plus);
    for (const words of [...outcomes, audience]) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
  },
};

/** The card that the visitor's address names stands out. */
export const Highlighted: Story = {
  name: 'Highlighted, as the address names it',
  args: { highlighted: true },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article', { current: true, name: webinar.title });
    await expect(article).not.toHaveStyle({ boxShadow: 'none' });
  },
};

/** A seminar that one comes to in person says where, and leads to how to get there. */
export const FaceToFace: Story = {
  name: 'Face to face',
  parameters: sameColors,
  args: { seminar: faceToFace },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(seminarFormats['face-to-face'])).toBeVisible();
    const town = canvas.getByRole('link', { name: text.town });
    await expect(town).toHaveAttribute('href', `${routeOf('contact').path}#${visitId}`);
  },
};

/** No seat is left: the card says so beside the price, and the button asks for one that becomes free. */
export const Full: Story = {
  name: 'Full (sold out)',
  args: { seminar: full },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full')).toBeVisible();
    await expect(canvas.getByText(formatPrice(full.price))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    const [town, ask, copy, ...others] = canvas.getAllByRole('link');
    await expect(town).toHaveAccessibleName(text.town);
    await expect(ask).toHaveAccessibleName(`Ask for a place ${full.title}`);
    await expect(ask).toHaveAttribute('href', askPath(full.slug));
    await expect(copy).toHaveAccessibleName(`Copy link ${full.title}`);
    await expect(others).toEqual([]);
  },
};

/** On paper it says so, too. */
export const FullOnPaper: Story = {
  ...onPaper,
  name: 'Full, on paper (print)',
  args: { seminar: full },
  play: ({ canvas }) => expect(canvas.getByText('Full')).toBeVisible(),
};

/** Without scripts it asks by email. */
export const FullWithoutScripts: Story = {
  ...withoutScripts,
  name: 'Full, without scripts',
  args: { seminar: full },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full')).toBeVisible();
    const name = `Ask for a place by email ${full.title}`;
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

/** Berlin's own time joins the facts, and the last link opens the phone's share sheet. */
export const InBerlin: Story = {
  name: 'On the phone of a visitor in Berlin (share)',
  parameters: sameColors,
  beforeEach: () => {
    mocked(device).timeZone.mockReturnValue('Europe/Berlin');
    mocked(device).canShare.mockReturnValue(true);
  },
  play: async ({ canvas, args, userEvent }) => {
    const { slug, title } = args.seminar;
    const own = text.localTime(localTime(args.seminar, 'Europe/Berlin'));
    await expect(await canvas.findByText(breakable(own))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: `${text.share} ${title}` }));
    const url = expect.stringMatching(`/seminars#${slug}$`);
    const told = expect.stringMatching(/^\w+, \w+ \d+, \d{4} · .+ · Live webinar$/);
    await expect(device.share).toHaveBeenCalledWith({ title, text: told, url });
  },
};

/** In a column as narrow as those of a tablet the price stands above Register Now. */
export const NarrowColumn: Story = {
  name: 'In a narrow column (tablet)',
  parameters: sameColors,
  render: (args) => (
    <CardGrid columns={{ sm: 1 }} sx={{ ...inColumns, maxWidth: 300 }}>
      <SeminarCard {...args} />
    </CardGrid>
  ),
  play: ({ canvas }) => expect(placesIn(canvas)).toEqual({ title: 'below', register: 'below' }),
};

/** Text of twice the size makes a phone this narrow: everything stands in one column. */
export const NarrowWindow: Story = {
  ...inWindow('narrow'),
  name: 'With large text on a phone',
  play: NarrowColumn.play,
};

/** Long words on the smallest phone, whose title stands beside the picture. */
export const LongWords: Story = {
  ...inWindow('small'),
  name: 'Long words, on the smallest phone (mobile)',
  args: { seminar: { ...webinar, title: longTexts.title, description: longTexts.text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(longTexts.title);
    await expect(placesIn(canvas)).toEqual({ title: 'beside', register: 'below' });
  },
};

/** Far to the east of us the day differs, too. */
export const OtherWeekday: Story = {
  name: 'For a visitor in Tokyo, on another weekday',
  parameters: sameColors,
  beforeEach: () => void mocked(device).timeZone.mockReturnValue('Asia/Tokyo'),
  play: async ({ canvas, args }) => {
    const own = localTime(args.seminar, 'Asia/Tokyo');
    await expect(own).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) /);
    await expect(await canvas.findByText(breakable(text.localTime(own)))).toBeVisible();
  },
};

/** Without a picture, in whose place there is a calm surface. */
export const WithoutPicture: Story = {
  name: 'Without a picture',
  parameters: sameColors,
  args: { seminar: { ...webinar, slug: String('none') as typeof webinar.slug } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: webinar.title })).toBeVisible();
    await expect(canvas.queryByAltText('')).not.toBeInTheDocument();
  },
};
