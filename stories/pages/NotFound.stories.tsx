import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '../../src/content/company';
import { notFoundPage } from '../../src/content/pages/errors';
import { routeOf } from '../../src/content/routes';
import { NotFoundPage } from '../../src/errors/NotFoundPage';
import { PageShell } from '../../src/layout/PageShell';
import { onPaper } from '../support/media';
import { alsoOnPhone, namesAndPaths, placeOf, wholePage } from '../support/modes';
import { siteAt } from '../support/site';

export default {
  title: 'Pages/Not found',
  component: NotFoundPage,
  subcomponents: { PageShell },
  ...siteAt('/blog'),
} satisfies Meta<typeof NotFoundPage>;
type Story = StoryObj<typeof NotFoundPage>;

/** An address that leads nowhere: a kind word and three ways on. */
export const Desktop: Story = {
  // Proves spec-2.1.
  ...wholePage,
  name: 'Whole page (404)',
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const { heading, action, other, contact } = notFoundPage;
    const title = main.getByRole('heading', { level: 1, name: heading });
    const place = placeOf(title, main.getByAltText(''));
    await expect(place).toBe(window.innerWidth < 900 ? 'below' : 'beside');
    await expect(namesAndPaths(main.getAllByRole('link'))).toEqual([
      [action, routeOf('home').path],
      [other, routeOf('seminars').path],
      [contact, routeOf('contact').path],
    ]);
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(bottom)).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

/** On paper: the words, without an address that leads nowhere. */
export const OnPaper: Story = {
  ...onPaper,
  name: 'On paper (print)',
  play: ({ canvas }) =>
    expect(canvas.queryByText(new RegExp(`^${company.domain}/`))).not.toBeInTheDocument(),
};

/** The picture first, then the words. */
export const Phone: Story = { ...Desktop, ...alsoOnPhone, name: 'Phone (mobile)' };
