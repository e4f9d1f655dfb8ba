import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, type Mock, spyOn, waitFor, within } from 'storybook/test';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminars } from '../../src/content/seminars';
import SeminarsPage from '../../src/pages/SeminarsPage';
import { routeOf } from '../../src/routes';
import { samples, seminarsWith } from '../fixtures/samples';
import { noticeArea } from '../notices/expectNotice';
import { onScreen } from '../support/onScreen';
import { openChoices } from '../support/openChoices';
import { pageMeta } from '../support/pages';

const { path } = routeOf('seminars');

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
  within(canvas.getByRole('navigation', { name: 'Choose seminars' })).getByRole('status');

/** What the status says of a choice. */
const found = seminarsPage.filter.count;

const at = (address: string) => ({ ...meta.parameters, path: `${path}${address}` });

/** The address asks for HR seminars as live webinars, which are left in one group. */
export const ByAddress: Story = {
  parameters: at('?category=hr&format=live-webinar'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'HR' })).toBeVisible();
    const { length } = seminarsWith({ category: 'HR', format: 'Live webinar' });
    await expect(canvas.getAllByRole('article')).toHaveLength(length);
    await expect(canvas.queryByRole('region', { name: 'IT' })).not.toBeInTheDocument();
    await expect(count(canvas)).toHaveTextContent(
      found(length, { category: 'HR', format: 'Live webinar' }),
    );
    await expect(
      canvas.getByRole('link', { name: `Add these ${length} to your calendar` }),
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
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    });
    await step('Choose HR: its heading is in sight, and focus stays on the choice', async () => {
      const option = canvas.getByRole('link', { name: 'HR' });
      await userEvent.click(option);
      const { length } = seminarsWith({ category: 'HR' });
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(length));
      const heading = canvas.getByRole('heading', { level: 2, name: 'HR' });
      await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      await expect(heading.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
      await expect(count(canvas)).toHaveTextContent(found(length, { category: 'HR' }));
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
export const StepByStep: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const webinars = seminarsWith({ format: 'Live webinar' }).length;
    await step('Live webinars only', async () => {
      await canvas.findAllByRole('article');
      await openChoices({ canvas, userEvent });
      const option = canvas.getByRole('link', { name: 'Live webinar' });
      await userEvent.click(option);
      await waitFor(() =>
        expect(count(canvas)).toHaveTextContent(found(webinars, { format: 'Live webinar' })),
      );
      await expect(option).toHaveFocus();
      await expect(option).toHaveAttribute('aria-current', 'true');
    });
    await step('All formats, and again', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'All formats' }));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(seminars.length));
      await userEvent.click(canvas.getByRole('link', { name: 'Live webinar' }));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(webinars));
    });
    await step('Live webinars of IT', async () => {
      const left = seminarsWith({ category: 'IT', format: 'Live webinar' }).length;
      await userEvent.click(canvas.getByRole('link', { name: 'IT' }));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(left));
    });
  },
};

/** Two clicks in quick succession, before the list has followed the first: both count. */
export const TwoQuickClicks: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await openChoices({ canvas, userEvent });
    const subject = canvas.getByRole('link', { name: 'HR' });
    const format = canvas.getByRole('link', { name: 'Live webinar' });
    await fireEvent.click(subject);
    await fireEvent.click(format);
    const { length } = seminarsWith({ category: 'HR', format: 'Live webinar' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(length));
    await expect(subject).toHaveAttribute('aria-current', 'true');
    await expect(format).toHaveAttribute('aria-current', 'true');
  },
};

/** Seen from New York webinars show both times; seminars that one comes to have one. */
export const OwnTimes: Story = {
  parameters: { ...meta.parameters, visitor: { timeZone: 'America/New_York' } },
  play: async ({ canvas }) => {
    const { length } = seminarsWith({ format: 'Live webinar' });
    const times = await canvas.findAllByText(/^\d+:\d\d [AP]M your time$/);
    await expect(times).toHaveLength(length);
    for (const time of times) {
      await expect(time.closest('article')).toHaveTextContent('Live webinar');
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
    const card = within(await canvas.findByRole('article', { name: 'Data Dashboards' }));
    await userEvent.click(card.getByRole('link', { name: 'Copy link Data Dashboards' }));
    await expect(await within(noticeArea()).findByText('Link copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/\/seminars#data-dashboards$/),
    );
  },
};

/** A device that can share opens its share sheet; closing that is no error. */
export const ShareSheet: Story = {
  globals: onScreen('desktop'),
  parameters: { ...meta.parameters, visitor: { share: fn() } },
  play: async ({ canvas, parameters, step, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const share = parameters.visitor.share as Mock;
    const link = await canvas.findByRole('link', { name: 'Share Data Dashboards' });
    await step('The sheet gets title and address, and the visitor closes it', async () => {
      share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
      await userEvent.click(link);
      await expect(share).toHaveBeenCalledWith({
        title: 'Data Dashboards',
        url: expect.stringMatching(/\/seminars#data-dashboards$/),
      });
    });
    await step('Nothing is copied, and nothing is said', async () => {
      await expect(writeText).not.toHaveBeenCalled();
      await expect(within(noticeArea()).queryByText('Link copied')).not.toBeInTheDocument();
    });
    await step('Where the sheet fails, the address is copied', async () => {
      share.mockRejectedValueOnce(new DOMException('no permission', 'NotAllowedError'));
      await userEvent.click(link);
      await expect(await within(noticeArea()).findByText('Link copied')).toBeVisible();
      await expect(writeText).toHaveBeenCalledOnce();
    });
  },
};

/** A browser that refuses to copy: the notice holds the address, so that it can be copied by hand. */
export const LinkRefused: Story = {
  globals: onScreen('desktop'),
  // The address names the host that the Storybook is on, so no two screenshots would be the same.
  parameters: { ...meta.parameters, chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const card = within(await canvas.findByRole('article', { name: 'Data Dashboards' }));
    await userEvent.click(card.getByRole('link', { name: 'Copy link Data Dashboards' }));
    await expect(
      await within(noticeArea()).findByText(/\/seminars#data-dashboards$/),
    ).toBeVisible();
  },
};

/** Each card offers its seminar as a calendar file. */
export const AddToCalendar: Story = {
  globals: onScreen('phone'),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^Calendar / });
    await expect(links).toHaveLength(seminars.length);
    await expect(links[0]).toHaveAttribute('href', `/calendar/${seminars[0]?.slug}.ics`);
    await expect(links[0]).toHaveAttribute('download');
  },
};
