import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import notFoundPicture from '../../src/assets/originals/pages/not-found.webp?picture=wide';
import { ButtonLink } from '../../src/components/ButtonLink';
import { ErrorLayout } from '../../src/components/ErrorLayout';
import { notFoundPage } from '../../src/content/pages/errors';
import { routeOf } from '../../src/routes';
import { edgeTexts } from '../fixtures/edgeTexts';
import { edgeToEdge } from '../support/frames';
import { isWindowFrom } from '../support/isWindowFrom';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const meta = {
  title: 'Components/ErrorLayout',
  component: ErrorLayout,
  ...edgeToEdge,
  args: {
    heading: notFoundPage.heading,
    text: notFoundPage.text,
    picture: notFoundPicture,
    children: <ButtonLink to={routeOf('home').path}>{notFoundPage.action}</ButtonLink>,
  },
} satisfies Meta<typeof ErrorLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What happened on the left, with a way on that Tab reaches; a picture on the right, or above. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: notFoundPage.heading });
    await expect(canvas.getByText(notFoundPage.text)).toBeVisible();
    const picture = canvas.getByAltText('').getBoundingClientRect();
    const words = heading.getBoundingClientRect();
    await expect(picture.left > words.right).toBe(isWindowFrom('md'));
    await expect(picture.bottom <= words.top).toBe(!isWindowFrom('md'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: notFoundPage.action })).toHaveFocus();
  },
};

/** The picture may be what is broken: the words and the way on stay where they are. */
export const WithoutPicture: Story = {
  args: { picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByAltText('')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: notFoundPage.action })).toBeVisible();
  },
};

/** On the smallest phone the picture comes first and a long word breaks. */
export const SmallScreen: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: { heading: edgeTexts.word, text: edgeTexts.text },
  play: async ({ canvas }) => {
    const picture = canvas.getByAltText('').getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(picture.bottom).toBeLessThanOrEqual(heading.top);
  },
};
