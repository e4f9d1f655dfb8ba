import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import notFoundPicture from '../../src/assets/originals/pages/not-found.webp?wide&picture';
import { notFoundPage } from '../../src/content/pages/errors';
import { routeOf } from '../../src/content/routes';
import { ErrorLayout } from '../../src/errors/ErrorLayout';
import { ButtonLink } from '../../src/ui/ButtonLink';
import { longTexts } from '../fixtures/samples';
import { inWindow } from '../support/modes';

export default {
  title: 'Components/Feedback/ErrorLayout: 404, crash',
  id: 'components-errorlayout',
  component: ErrorLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: notFoundPage.heading,
    text: notFoundPage.text,
    picture: notFoundPicture,
    children: <ButtonLink to={routeOf('home').path}>{notFoundPage.action}</ButtonLink>,
  },
} satisfies Meta<typeof ErrorLayout>;
type Story = StoryObj<typeof ErrorLayout>;

/** What happened, in plain words, and a way on. */
export const Default: Story = {
  name: 'Words beside a picture',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryAllByAltText('')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1, name: args.heading })).toBeVisible();
    await expect(canvas.getByText(args.text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: notFoundPage.action })).toBeVisible();
  },
};

/** Long words on the smallest phone. */
export const LongWords: Story = {
  ...Default,
  ...inWindow('small'),
  name: 'Long words, on the smallest phone',
  args: { heading: longTexts.word, text: longTexts.text },
};
