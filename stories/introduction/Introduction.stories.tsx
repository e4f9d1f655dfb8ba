import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../src/routes';
import { expectLiveLinks } from '../handbook/expectLiveLinks';
import { handbookMeta } from '../handbook/handbookMeta';
import { introduction } from './content';
import { IntroductionPage } from './IntroductionPage';

const meta = {
  title: 'Introduction',
  ...handbookMeta,
  tags: ['!autodocs'],
  render: () => <IntroductionPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What this is, how to review it in three steps, and what to look at first. */
export const Introduction: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('It says what this is and how to review', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Northmere design system' }),
      ).toBeVisible();
      const review = within(canvas.getByRole('region', { name: introduction.review.heading }));
      await expect(review.getAllByRole('listitem')).toHaveLength(3);
    });
    await step('It leads to every page of the site', async () => {
      const pages = within(canvas.getByRole('region', { name: introduction.pages.heading }));
      const names = pages.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
      await expect(names).toEqual(routes.map(({ name }) => name));
    });
    await step('Every link leads somewhere', async () => {
      await expectLiveLinks(canvasElement);
    });
  },
};
