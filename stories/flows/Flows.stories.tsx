import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import { App } from '../../src/app/App';
import { sendMail } from '../../src/contact/mail';
import { layoutText } from '../../src/content/layout';
import { noticeTexts } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { homePage } from '../../src/content/pages/home';
import { seminarsPage } from '../../src/content/pages/seminars';
import { routeOf, routes } from '../../src/content/routes';
import { seminarCategories, seminarFormats, seminars } from '../../src/content/seminars';
import { sharePictures } from '../../src/prerender/sharePictures';
import { messageAbout, samples, seminarsWith } from '../fixtures/samples';
import { type Context, expectWords, formIn, write } from '../support/form';
import { noSnapshot, onScreen } from '../support/modes';
import { expectNotice } from '../support/notices';
import { expectPage, siteAt } from '../support/site';

const site = siteAt(routeOf('home').path);

export default {
  title: 'Flows/Visits',
  component: App,
  ...site,
  tags: ['!autodocs'],
  parameters: {
    ...site.parameters,
    ...noSnapshot('Each page on the way is photographed by itself.'),
  },
} satisfies Meta<typeof App>;
type Story = StoryObj<typeof App>;

const { webinar } = samples;

/** A visitor with a phone looks for a live webinar in accounting and registers for it, which shows a notice. */
export const FindAndRegister: Story = {
  name: 'Find a seminar and register',
  // Proves spec-1.3, spec-3.1, spec-4.2, spec-4.5, spec-7.4, spec-8.3.
  globals: onScreen('phone'),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const request = spyOn(window, 'fetch');

    await step('Open the menu on the home page, and choose Seminars', async () => {
      await userEvent.click(canvas.getByRole('button', { name: layoutText.openMenu }));
      const menu = within(await screen.findByRole('dialog', { name: layoutText.menuNavigation }));
      await userEvent.click(menu.getByRole('link', { name: routeOf('seminars').name }));
      await expectPage(context, seminarsPage.heading);
    });

    await step('Narrow the list to live webinars in accounting', async () => {
      for (const name of [seminarCategories.accounting, seminarFormats['live-webinar']]) {
        await userEvent.click(canvas.getByRole('link', { name }));
      }
      const { length } = seminarsWith({ category: 'accounting', format: 'live-webinar' });
      const left = seminarsPage.filter.count(length, 'accounting', 'live-webinar');
      await expect(await canvas.findByText(left)).toBeVisible();
    });

    await step('Press Register Now: a notice says so, and nothing was sent anywhere', async () => {
      const name = `${seminarsPage.card.register} ${webinar.title}`;
      await userEvent.click(canvas.getByRole('button', { name }));
      await expectNotice(noticeTexts.registered(webinar.title));
      await expect(request).not.toHaveBeenCalled();
      await expect(sendMail).not.toHaveBeenCalled();
    });
  },
};

const follow = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name }));

/** A visitor writes, looks something up, and sends. The mail service fails once, then the message arrives. */
export const SendAMessage: Story = {
  name: 'Send a message that fails first',
  // Proves spec-1.2, spec-3.5, spec-4.1, spec-7.1, spec-8.1, spec-8.2.
  beforeEach: () => {
    mocked(sendMail).mockRejectedValueOnce({ status: 503, text: 'Service unavailable' });
  },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const message = messageAbout(webinar.title);

    await step('Open the contact page, and write', async () => {
      await follow(context, routeOf('contact').name);
      await expectPage(context, contactPage.heading);
      await write(context, message);
    });

    await step('Look at each page, and come back: the words are there', async () => {
      for (const { key, name } of routes) {
        await follow(context, name);
        await expectPage(context, sharePictures[key].heading);
      }
      await expectWords(context, message);
    });

    await step('Send it: that fails, and the form stays filled', async () => {
      await userEvent.click(formIn(canvas).send());
      await expectNotice(noticeTexts.sendFailed);
      await expectWords(context, message);
    });

    await step('Try again: it has arrived, and the form is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: contactPage.form.tryAgain }));
      await expectNotice(noticeTexts.sent);
      await expectWords(context);
      await expect(mocked(sendMail).mock.calls).toEqual([[message], [message]]);
    });
  },
};

/** Presses Tab until it is there; no target is a hundred presses away. */
async function tabTo({ userEvent }: Context, target: HTMLElement) {
  for (let press = 0; press < 100 && document.activeElement !== target; press += 1) {
    await userEvent.tab();
  }
  await expect(target).toHaveFocus();
}

/** From the home page to a registration and on to a message, without a mouse. */
export const ByKeyboardAlone: Story = {
  name: 'By keyboard alone',
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const title = String(seminars.find(({ full }) => !full)?.title);
    const { register, ask } = seminarsPage.card;

    await step('Skip the bar, then on to the seminars', async () => {
      await tabTo(context, canvas.getByRole('link', { name: layoutText.skipLink }));
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
      await tabTo(context, canvas.getByRole('link', { name: homePage.hero.action }));
      await userEvent.keyboard('{Enter}');
      await expectPage(context, seminarsPage.heading);
    });

    await step('Register for the first one that has seats', async () => {
      await tabTo(context, canvas.getByRole('button', { name: `${register} ${title}` }));
      await userEvent.keyboard(' ');
      await expectNotice(noticeTexts.registered(title));
    });

    await step('Ask about it', async () => {
      await tabTo(context, canvas.getByRole('link', { name: `${ask} ${title}` }));
      await userEvent.keyboard('{Enter}');
      const form = await canvas.findByRole('heading', { name: contactPage.form.heading });
      await waitFor(() => expect(form).toHaveFocus());
    });

    await step('Fill in the form, and send it by Enter', async () => {
      const { user_name, user_email } = messageAbout('');
      await tabTo(context, formIn(canvas).field('user_name'));
      await userEvent.keyboard(`${user_name}{Tab}${user_email}{Tab}Two seats{Shift>}{Tab}{/Shift}`);
      await userEvent.keyboard('{Enter}');
      await expectNotice(noticeTexts.sent);
    });
  },
};
