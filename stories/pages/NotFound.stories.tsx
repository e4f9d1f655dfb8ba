import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { notFoundPage } from '../../src/content/pages/errors';
import NotFoundPage from '../../src/pages/NotFoundPage';
import { notFoundRoute } from '../../src/routes';
import { expectHead } from '../support/expectHead';
import { expectToFit } from '../support/expectToFit';
import { inWindow, screenModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { pageMeta } from '../support/pages';

const meta = {
  title: 'Pages/Not found (404)',
  id: 'pages-not-found',
  component: NotFoundPage,
  ...pageMeta('/no-such-page'),
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const readNotFound: NonNullable<Story['play']> = async ({ canvas, canvasElement, step }) => {
  await step('The page says that the address leads nowhere', async () => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: notFoundPage.heading }),
    ).toBeVisible();
    await expect(canvas.getByText(notFoundPage.text)).toBeVisible();
    await expectHead(notFoundRoute, { hidden: true });
  });

  await step('Two ways on', async () => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: notFoundPage.action })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(main.getByRole('link', { name: notFoundPage.other })).toHaveAttribute(
      'href',
      '/seminars',
    );
  });

  await step('No page of the bar is marked as the current one', async () => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });

  await step('Everything fits the screen', () => expectToFit(canvasElement));
};

/** What an address that leads nowhere shows: a kind word, a picture and two ways on. */
// Proves 2.2
export const Desktop: Story = {
  name: 'In this window',
  parameters: { chromatic: { modes: screenModes } },
  play: readNotFound,
};

/** Both ways on are in sight without scrolling. */
// Proves 2.2
export const Phone: Story = {
  globals: onScreen('phone'),
  parameters: inWindow,
  play: async (context) => {
    await readNotFound(context);
    const main = within(context.canvas.getByRole('main'));
    for (const link of main.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};
