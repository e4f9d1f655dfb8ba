import type { StoryContext } from '@storybook/react-vite';
import { seminarsPage } from '../../src/content/pages/seminars';
import { isWindowFrom } from './isWindowFrom';

/** Opens the choices of the filter where the window is so narrow that a button holds them. */
export async function openChoices({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  if (!isWindowFrom('sm'))
    await userEvent.click(canvas.getByRole('button', { name: seminarsPage.filter.open }));
}
