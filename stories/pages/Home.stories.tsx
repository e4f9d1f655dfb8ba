import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import HomePage from '../../src/pages/HomePage';
import { routeOf } from '../../src/routes';
import { expectHead } from '../support/expectHead';
import { expectToFit } from '../support/expectToFit';
import { inWindow, screenModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { pageMeta } from '../support/pages';

const { path, ...head } = routeOf('home');

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  ...pageMeta(path),
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const readHome: NonNullable<Story['play']> = async ({ canvas, canvasElement, step }) => {
  await step('The headline promises new skills, its button leads to the seminars', async () => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: /transform .*skills with expert-led seminars/i,
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Seminars' })).toHaveAttribute(
      'href',
      '/seminars',
    );
    await expectHead(head);
  });

  await step('Six reasons to choose the seminars', async () => {
    const reasons = canvas.getByRole('region', { name: 'Why Choose Our Seminars' });
    const names = within(reasons)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    await expect(names).toEqual([
      'Expert-Led Training',
      'Interactive Sessions',
      'Face-to-Face Learning',
      'Live Webinars',
      'Industry Recognition',
      'Professional Network',
    ]);
    await expect(within(reasons).getAllByRole('listitem')).toHaveLength(6);
  });

  await step('Four points of the journey and the button below them', async () => {
    const journey = canvas.getByRole('region', { name: 'Elevate Your Professional Journey' });
    const points = within(journey)
      .getAllByRole('listitem')
      .map((point) => point.textContent.toLowerCase());
    await expect(points).toEqual([
      'direct interaction with industry experts',
      'practical hands-on exercises',
      'professional networking opportunities',
      'recognized certification',
    ]);
    await expect(
      within(journey).getByRole('link', { name: 'View Available Seminars' }),
    ).toHaveAttribute('href', '/seminars');
  });

  await step('Everything fits the screen', () => expectToFit(canvasElement));
};

/** The picture stands beside the headline, and the six reasons take four columns. */
// Proves 2.9, 2.10, 2.11
export const Desktop: Story = {
  name: 'In this window',
  parameters: { chromatic: { modes: screenModes } },
  play: readHome,
};

/** Everything in one column, in the order of reading. */
// Proves 2.9
export const Phone: Story = { globals: onScreen('phone'), parameters: inWindow, play: readHome };
