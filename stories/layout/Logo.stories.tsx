import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { routeOf } from '../../src/content/routes';
import { Logo } from '../../src/layout/Logo';

export default {
  title: 'Components/Pictures/Logo',
  id: 'layout-logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

/** The way home. Its words are ink on light pages and white on dark ones: the toolbar above switches. */
export const Default: StoryObj<typeof Logo> = {
  name: 'The way home',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: layoutText.homeLink });
    await expect(link).toHaveAttribute('href', routeOf('home').path);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
