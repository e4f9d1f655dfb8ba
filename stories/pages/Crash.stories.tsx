import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pageAt, pages } from '../../src/app/pages';
import { company } from '../../src/content/company';
import { crashPage } from '../../src/content/pages/errors';
import { lazyComponent } from '../../src/lib/lazyComponent';
import { CrashPage } from '../../src/pages/CrashPage';
import TeamPage from '../../src/pages/TeamPage';
import { crashRoute, routeOf } from '../../src/routes';
import { expectHead } from '../support/expectHead';
import { expectPageToOpen } from '../support/expectPageToOpen';
import { expectToFit } from '../support/expectToFit';
import { followLink } from '../support/followLink';
import { inWindow, noSnapshot, screenModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { onSite } from '../support/onSite';
import { pageMeta } from '../support/pages';

const failure = new Error('The team page is broken for this story.');

let isBroken = true;

function BrokenPage() {
  if (isBroken) throw failure;
  return <TeamPage />;
}

/** Takes the place of React's report to the console, so that only unplanned errors are heard there. */
const onCaughtError = fn().mockName('onCaughtError');
const page = pageMeta('/team');

const meta = {
  title: 'Pages/Crash',
  component: CrashPage,
  ...page,
  parameters: { ...page.parameters, react: { rootOptions: { onCaughtError } } },
  /** Runs before the loaders: the team page breaks as it would break on the site. */
  beforeEach: [
    ...onSite.beforeEach,
    () => {
      isBroken = true;
      const working = pages.team;
      pages.team = lazyComponent(() => Promise.resolve({ default: BrokenPage }));
      return () => {
        pages.team = working;
      };
    },
  ],
} satisfies Meta<typeof CrashPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const readCrash: NonNullable<Story['play']> = async ({ canvas, canvasElement, step }) => {
  const main = within(await canvas.findByRole('main'));

  await step('The page says what happened', async () => {
    await expect(
      await main.findByRole('heading', { level: 1, name: crashPage.heading }),
    ).toBeVisible();
    await expect(main.getByText(crashPage.text)).toBeVisible();
    await expectHead(crashRoute);
    await expect(onCaughtError).toHaveBeenCalledWith(failure, expect.anything());
  });

  await step(
    'Three ways on: this page again, the home page loaded afresh, and the support address',
    async () => {
      await expect(main.getByRole('link', { name: crashPage.again })).toHaveAttribute(
        'href',
        '/team',
      );
      await expect(main.getByRole('link', { name: crashPage.action })).toHaveAttribute('href', '/');
      await expect(main.getByRole('link', { name: company.supportEmail })).toHaveAttribute(
        'href',
        `mailto:${company.supportEmail}`,
      );
    },
  );

  await step('Bar and footer still stand', async () => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  });

  await step('Everything fits the screen', () => expectToFit(canvasElement));
};

/** Replaces a page that threw. */
export const Desktop: Story = {
  name: 'In this window',
  parameters: { chromatic: { modes: screenModes } },
  play: readCrash,
};

/** One column. */
export const Phone: Story = { globals: onScreen('phone'), parameters: inWindow, play: readCrash };

/** The page is tried again in place; it opens once nothing breaks it any longer. */
export const TryingAgain: Story = {
  parameters: noSnapshot('It ends on the page of the team, which is photographed there.'),
  loaders: [() => pages.team.preload()],
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context;
    await readCrash(context);
    const again = canvas.getByRole('link', { name: crashPage.again });

    await step('It still breaks', async () => {
      await userEvent.click(again);
      await waitFor(() => expect(onCaughtError).toHaveBeenCalledTimes(2));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: crashPage.heading }),
      ).toHaveFocus();
    });

    await step('It no longer does', async () => {
      isBroken = false;
      await userEvent.click(canvas.getByRole('link', { name: crashPage.again }));
      await expectPageToOpen(canvasElement, 'Meet Our Leadership Team');
    });
  },
};

/** The rest of the site goes on working: any link of the bar leaves the broken page behind. */
export const GoingElsewhere: Story = {
  parameters: noSnapshot('It ends on the page of the seminars, which is photographed there.'),
  loaders: [() => pageAt(routeOf('seminars').path).preload()],
  play: async (context) => {
    const { canvasElement, step } = context;
    await readCrash(context);

    await step('Follow the link to the seminars', async () => {
      await followLink(context, 'Seminars');
      await expectPageToOpen(canvasElement, 'Upcoming Seminars');
      await expectHead(routeOf('seminars'));
    });
  },
};
