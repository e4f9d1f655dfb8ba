import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { homePage } from '../../src/content/pages/home';
import { routeOf } from '../../src/content/routes';
import { Journey } from '../../src/home/Journey';
import { inContainer } from '../support/frames';

const { heading, points, action, imageDescription } = homePage.journey;

export default {
  title: 'Components/Page parts/Journey',
  id: 'components-journey',
  component: Journey,
  ...inContainer,
} satisfies Meta<typeof Journey>;

/** Four things that a visitor takes away, beside a picture, and a button to the seminars. */
export const Default: StoryObj<typeof Journey> = {
  name: 'Four points beside a picture',
  // Proves spec-2.8.
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: heading }));
    const items = part.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(points);
    await expect(part.getByRole('img', { name: imageDescription })).toBeVisible();
    const link = part.getByRole('link', { name: action });
    await expect(link).toHaveAttribute('href', routeOf('seminars').path);
  },
};
