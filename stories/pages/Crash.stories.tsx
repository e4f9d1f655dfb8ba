import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { canonicalSearch, pages } from '../../src/app/pages';
import { company } from '../../src/content/company';
import { crashPage } from '../../src/content/pages/errors';
import { routeOf } from '../../src/content/routes';
import { CrashPage } from '../../src/errors/CrashPage';
import { hostPath } from '../../src/lib/siteUrl';
import { onPaper } from '../support/media';
import { alsoOnPhone, wholePage } from '../support/modes';
import { siteAt } from '../support/site';

const site = siteAt(routeOf('team').path);

function BrokenPage(): never {
  throw new Error('The team page is broken for this story.');
}

export default {
  title: 'Pages/Crash',
  component: CrashPage,
  ...site,
  // React's report goes here and not to the console, where only unplanned errors are heard.
  parameters: { ...site.parameters, react: { rootOptions: { onCaughtError: fn() } } },
  beforeEach: () => {
    const { team } = pages;
    pages.team = BrokenPage;
    return () => {
      pages.team = team;
    };
  },
} satisfies Meta<typeof CrashPage>;
type Story = StoryObj<typeof CrashPage>;

/** A page that broke: bar and footer stand, and there are three ways on. */
export const Desktop: Story = {
  name: 'Whole page',
  ...wholePage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: crashPage.heading })).toBeVisible();
    await expect(main.getByRole('button', { name: crashPage.again })).toBeVisible();
    await expect(main.getByRole('link', { name: company.supportEmail })).toBeVisible();
    // The Storybook lies below "./", a trial below a path of its host.
    const home = main.getByRole('link', { name: crashPage.action });
    await expect(home).toHaveAttribute('href', hostPath(routeOf('home').path));
  },
};

/** Bar and footer broke themselves: the page stands alone. */
export const Alone: Story = {
  name: 'Alone, without bar and footer',
  beforeEach: () => {
    canonicalSearch.team = BrokenPage;
    return () => {
      delete canonicalSearch.team;
    };
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: crashPage.heading })).toBeVisible();
    await expect(main.getByRole('link', { name: company.supportEmail })).toBeVisible();
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
  },
};

/** On paper: the words, and the address to write to. */
export const OnPaper: Story = { ...onPaper, name: 'On paper (print)' };

/** The picture first, then the words. */
export const Phone: Story = { ...Desktop, ...alsoOnPhone, name: 'Phone (mobile)' };
