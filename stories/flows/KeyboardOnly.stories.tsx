import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { App } from '../../src/app/App';
import { fieldNames } from '../../src/contact/fields';
import { layoutText } from '../../src/content/layout';
import { noticeAreaText, noticeTexts } from '../../src/content/notices';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import { contactPage } from '../../src/content/pages/contact';
import { seminarsPage } from '../../src/content/pages/seminars';
import { routeOf } from '../../src/routes';
import { contactMessages } from '../fixtures/contactMessages';
import { seminarsWith } from '../fixtures/samples';
import { expectPageToOpen } from '../support/expectPageToOpen';
import { expectWritten, formParts } from '../support/FormOnTheSite';
import { journey } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { pageMeta } from '../support/pages';

const page = pageMeta('/');
const seminarsMeta = pageMeta(routeOf('seminars').path);

const meta = {
  title: 'Flows/Keyboard only',
  component: App,
  ...page,
  tags: ['!autodocs'],
  parameters: { ...page.parameters, ...journey },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Far more presses than any page needs, so that a stop nobody can reach ends the story. */
const mostPresses = 100;

function isInSight(element: Element | null) {
  const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  return Boolean(element?.checkVisibility()) && bottom > 0 && top < window.innerHeight;
}

/** Presses Tab until focus is where the visitor wants it; every stop on the way is in sight. */
async function tabTo(
  target: HTMLElement,
  userEvent: StoryContext['userEvent'],
  { back = false } = {},
) {
  const hiddenStops: (string | undefined)[] = [];
  for (let press = 0; press < mostPresses && document.activeElement !== target; press++) {
    await userEvent.tab({ shift: back });
    const { activeElement } = document;
    if (!isInSight(activeElement)) hiddenStops.push(activeElement?.outerHTML);
  }
  await expect(hiddenStops).toEqual([]);
  await expect(target).toHaveFocus();
}

/** From the home page to a registration and on to the contact form, without touching the mouse. */
export const Journey: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('Skip the bar: Tab, Enter', async () => {
      await canvas.findByRole('heading', { level: 1 });
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: layoutText.skipLink })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
    });

    await step('One Tab on is the button to the seminars: Enter', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Browse Seminars' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expectPageToOpen(canvasElement, 'Upcoming Seminars');
    });

    const [register] = canvas.getAllByRole('button', { name: /^Register Now/ });

    await step('Tab to the first Register Now: Space', async () => {
      await tabTo(register as HTMLElement, userEvent);
      await userEvent.keyboard(' ');
      await waitFor(() => expect(screen.getByText('Registration Successful!')).toBeVisible());
      await expect(register).toHaveFocus();
    });

    await step('F8 goes to the notice, Tab and Enter dismiss it and lead back', async () => {
      await userEvent.keyboard('{F8}');
      const area = screen.getByRole('region', { name: noticeAreaText.label });
      await expect(area).toHaveFocus();
      await userEvent.tab();
      await expect(
        within(area).getByRole('button', { name: noticeAreaText.dismiss }),
      ).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(screen.queryByText('Registration Successful!')).not.toBeInTheDocument(),
      );
      await expect(register).toHaveFocus();
    });

    await step('Back to the bar and on to the contact page', async () => {
      const menuButton = canvas.queryByRole('button', { name: layoutText.openMenu });
      if (menuButton) {
        await tabTo(menuButton, userEvent, { back: true });
        await userEvent.keyboard('{Enter}');
        await screen.findByRole('dialog');
      }
      const links = within(menuButton ? screen.getByRole('dialog') : canvas.getByRole('banner'));
      const link = links.getByRole('link', { name: 'Contact' });
      await tabTo(link, userEvent, { back: !menuButton });
      await userEvent.keyboard('{Enter}');
      await expectPageToOpen(canvasElement, contactPage.heading);
    });

    await step('Fill in the form, stop by stop', async () => {
      const { name, send } = formParts(canvasElement);
      await tabTo(name(), userEvent);
      for (const field of fieldNames) {
        await userEvent.keyboard(contactMessages.question[field]);
        await userEvent.tab();
      }
      await expectWritten(canvasElement);
      await expect(send()).toHaveFocus();
    });
  },
};

/** Which seminars fit, a link to one of them, and the page in the dark, without touching the mouse. */
export const FindAndShare: Story = {
  loaders: seminarsMeta.loaders,
  parameters: seminarsMeta.parameters,
  globals: { ...onScreen('desktop'), scheme: 'light' },
  play: async ({ canvas, step, userEvent }) => {
    const { labels } = seminarsPage.filter;
    const choice = within(
      await canvas.findByRole('navigation', { name: seminarsPage.filter.label }),
    );

    for (const [name, filters] of [
      [labels.hr, { category: 'hr' }],
      [labels['live-webinar'], { category: 'hr', format: 'live-webinar' }],
    ] as const) {
      const { length: left } = seminarsWith(filters);
      await step(`Tab to ${name}: Enter leaves ${left}`, async () => {
        const option = choice.getByRole('link', { name });
        await tabTo(option, userEvent);
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(left));
        await expect(option).toHaveFocus();
        const said = seminarsPage.filter.count(left, filters);
        await expect(choice.getByRole('status')).toHaveTextContent(said);
      });
    }

    await step('Tab to Copy link: Enter', async () => {
      const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      const [copy] = canvas.getAllByRole('link', {
        name: new RegExp(`^${seminarsPage.card.copyLink}`),
      });
      await tabTo(copy as HTMLElement, userEvent);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByText(noticeTexts.linkCopied('').title)).toBeVisible());
      await expect(writeText).toHaveBeenCalledOnce();
      await expect(copy).toHaveFocus();
    });

    await step('Back to the bar, where a choice turns the page dark', async () => {
      const choice = canvas.getByRole('combobox', { name: layoutText.schemes.label });
      await tabTo(choice, userEvent, { back: true });
      await userEvent.selectOptions(choice, layoutText.schemes.dark);
      await waitFor(() => expect(document.documentElement.dataset.colorScheme).toBe('dark'));
      await expect(choice).toHaveFocus();
    });
  },
};

/** On a phone the menu is part of the way: it opens, leads on and closes by keys alone. */
export const MenuOnAPhone: Story = {
  globals: onScreen('phone'),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('Tab to the menu button: Enter', async () => {
      await tabTo(await canvas.findByRole('button', { name: layoutText.openMenu }), userEvent);
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: layoutText.menuNavigation });
    });

    await step('Tab to Affiliations: Enter', async () => {
      const menu = within(screen.getByRole('dialog'));
      await tabTo(menu.getByRole('link', { name: 'Affiliations' }), userEvent);
      await userEvent.keyboard('{Enter}');
      await expectPageToOpen(canvasElement, affiliationsPage.heading);
    });

    await step('The menu is closed, and Tab goes on below the heading', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.tab();
      await expect(canvas.getByRole('contentinfo')).toContainElement(
        document.activeElement as HTMLElement,
      );
    });
  },
};
