import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, type Mock, spyOn, waitFor, within } from 'storybook/test';
import { noticeTexts } from '../../src/content/notices';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminars } from '../../src/content/seminars';
import SeminarsPage from '../../src/pages/SeminarsPage';
import { routeOf } from '../../src/routes';
import { samples, seminarsWith } from '../fixtures/samples';
import { noticeArea } from '../notices/expectNotice';
import { noSnapshot } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { openChoices } from '../support/openChoices';
import { pageMeta } from '../support/pages';

const { path } = routeOf('seminars');
const { filter, card } = seminarsPage;
const { labels } = filter;

/** The seminar whose address is handed on. */
const shared = samples.seminar;
const sharedAddress = new RegExp(`${path}#${shared.slug}$`);
const { title: copied } = noticeTexts.linkCopied(shared.title);

const meta = {
  title: 'Pages/Seminars chosen',
  component: SeminarsPage,
  ...pageMeta(path),
  tags: ['!autodocs'],
} satisfies Meta<typeof SeminarsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many seminars the choices leave, as it is announced. */
const count = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('navigation', { name: filter.label })).getByRole('status');

/** The status text for a choice. */
const found = filter.count;

const at = (address: string) => ({ ...meta.parameters, path: `${path}${address}` });

/** The address asks for HR seminars as live webinars, which are left in one group. */
export const ByAddress: Story = {
  parameters: at('?category=hr&format=live-webinar'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: labels.hr })).toBeVisible();
    const { length } = seminarsWith({ category: 'hr', format: 'live-webinar' });
    await expect(canvas.getAllByRole('article')).toHaveLength(length);
    await expect(canvas.queryByRole('region', { name: labels.it })).not.toBeInTheDocument();
    await expect(count(canvas)).toHaveTextContent(
      found(length, { category: 'hr', format: 'live-webinar' }),
    );
    await expect(
      canvas.getByRole('link', { name: filter.calendar(length, false) }),
    ).toHaveAttribute('href', '/calendar/seminars-hr-live-webinar.ics');
  },
};

/** On a phone, far down the list: the choice shows what is left from its beginning. */
export const OnAPhone: Story = {
  globals: onScreen('phone'),
  play: async ({ canvas, step, userEvent }) => {
    await step('Far down, press Filter: the choices are above the button', async () => {
      const cards = await canvas.findAllByRole('article');
      cards.at(-1)?.scrollIntoView({ behavior: 'instant' });
      await userEvent.click(canvas.getByRole('button', { name: filter.open }));
    });
    await step('Choose HR: its heading is in sight, and focus stays on the choice', async () => {
      const option = canvas.getByRole('link', { name: labels.hr });
      await userEvent.click(option);
      const { length } = seminarsWith({ category: 'hr' });
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(length));
      const heading = canvas.getByRole('heading', { level: 2, name: labels.hr });
      await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      await expect(heading.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
      await expect(count(canvas)).toHaveTextContent(found(length, { category: 'hr' }));
      await expect(option).toHaveFocus();
    });
    await step('Tab through what is left: the filter hides nothing that has focus', async () => {
      const card = canvas.getAllByRole('article').at(-1) as HTMLElement;
      for (const control of within(card).getAllByRole<HTMLElement>('link')) {
        control.focus();
        const { left, top, width, height } = control.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        await expect(control).toContainElement(seen as HTMLElement);
      }
    });
  },
};

/** A visitor narrows the list in two steps; focus and scroll position stay, the count follows. */
// Proves 4.10
export const StepByStep: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const webinars = seminarsWith({ format: 'live-webinar' }).length;
    await step('Live webinars only', async () => {
      await canvas.findAllByRole('article');
      await openChoices({ canvas, userEvent });
      const option = canvas.getByRole('link', { name: labels['live-webinar'] });
      await userEvent.click(option);
      await waitFor(() =>
        expect(count(canvas)).toHaveTextContent(found(webinars, { format: 'live-webinar' })),
      );
      await expect(option).toHaveFocus();
      await expect(option).toHaveAttribute('aria-current', 'true');
    });
    await step('All formats, and again', async () => {
      await userEvent.click(canvas.getByRole('link', { name: filter.allFormats }));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(seminars.length));
      await userEvent.click(canvas.getByRole('link', { name: labels['live-webinar'] }));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(webinars));
    });
    await step('Live webinars of IT', async () => {
      const left = seminarsWith({ category: 'it', format: 'live-webinar' }).length;
      await userEvent.click(canvas.getByRole('link', { name: labels.it }));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(left));
    });
  },
};

/** Two clicks in quick succession, before the list has followed the first: both count. */
export const TwoQuickClicks: Story = {
  parameters: noSnapshot('It ends as "By Address" does.'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await openChoices({ canvas, userEvent });
    const subject = canvas.getByRole('link', { name: labels.hr });
    const format = canvas.getByRole('link', { name: labels['live-webinar'] });
    await fireEvent.click(subject);
    await fireEvent.click(format);
    const { length } = seminarsWith({ category: 'hr', format: 'live-webinar' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(length));
    await expect(subject).toHaveAttribute('aria-current', 'true');
    await expect(format).toHaveAttribute('aria-current', 'true');
  },
};

/** Seen from New York webinars show both times; seminars that one comes to have one. */
export const OwnTimes: Story = {
  parameters: { ...meta.parameters, visitor: { timeZone: 'America/New_York' } },
  play: async ({ canvas }) => {
    const { length } = seminarsWith({ format: 'live-webinar' });
    const times = await canvas.findAllByText(new RegExp(card.ownStart('\\d+:\\d\\d [AP]M')));
    await expect(times).toHaveLength(length);
    for (const time of times) {
      await expect(time.closest('article')).toHaveTextContent(labels['live-webinar']);
    }
  },
};

/** An address with nonsense in it shows everything, as if nothing had been chosen. */
export const Nonsense: Story = {
  parameters: at('?category=%3Cscript%3E&format=carrier-pigeon&page=-1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(seminars.length);
    await expect(count(canvas)).toHaveTextContent(found(seminars.length, {}));
  },
};

/** A link to one seminar marks its card. */
export const Highlighted: Story = {
  parameters: at(`#${samples.seminar.slug}`),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: samples.seminar.title });
    await expect(card).toHaveAttribute('id', samples.seminar.slug);
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('article', { current: true })).toHaveLength(1);
  },
};

/** Copy link puts the card's address on the clipboard and says so. */
export const LinkCopied: Story = {
  globals: onScreen('desktop'),
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const inCard = within(await canvas.findByRole('article', { name: shared.title }));
    await userEvent.click(
      inCard.getByRole('link', { name: card.named(card.copyLink, shared.title) }),
    );
    await expect(await within(noticeArea()).findByText(copied)).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(expect.stringMatching(sharedAddress));
  },
};

/** A device that can share opens its share sheet; closing it shows no error. */
export const ShareSheet: Story = {
  globals: onScreen('desktop'),
  parameters: { ...meta.parameters, visitor: { share: fn() } },
  play: async ({ canvas, parameters, step, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const share = parameters.visitor.share as Mock;
    const link = await canvas.findByRole('link', { name: card.named(card.share, shared.title) });
    await step('The sheet gets title and address, and the visitor closes it', async () => {
      share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
      await userEvent.click(link);
      await expect(share).toHaveBeenCalledWith({
        title: shared.title,
        url: expect.stringMatching(sharedAddress),
      });
    });
    await step('Nothing is copied, and nothing is said', async () => {
      await expect(writeText).not.toHaveBeenCalled();
      await expect(within(noticeArea()).queryByText(copied)).not.toBeInTheDocument();
    });
    await step('Where the sheet fails, the address is copied', async () => {
      share.mockRejectedValueOnce(new DOMException('no permission', 'NotAllowedError'));
      await userEvent.click(link);
      await expect(await within(noticeArea()).findByText(copied)).toBeVisible();
      await expect(writeText).toHaveBeenCalledOnce();
    });
  },
};

/** A browser that refuses to copy: the notice holds the address, so that it can be copied by hand. */
export const LinkRefused: Story = {
  globals: onScreen('desktop'),
  parameters: {
    ...meta.parameters,
    ...noSnapshot('It shows the address of its host, so no two pictures are the same.'),
  },
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const inCard = within(await canvas.findByRole('article', { name: shared.title }));
    await userEvent.click(
      inCard.getByRole('link', { name: card.named(card.copyLink, shared.title) }),
    );
    await expect(await within(noticeArea()).findByText(sharedAddress)).toBeVisible();
  },
};

/** Each card offers its seminar as a calendar file. */
export const AddToCalendar: Story = {
  parameters: noSnapshot('It ends as the page at rest does.'),
  globals: onScreen('phone'),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', {
      name: new RegExp(`^${card.addToCalendar} `),
    });
    await expect(links).toHaveLength(seminars.length);
    await expect(links[0]).toHaveAttribute('href', `/calendar/${seminars[0]?.slug}.ics`);
    await expect(links[0]).toHaveAttribute('download');
  },
};
