import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { layoutText } from '../../src/content/layout';

/** Follows a link of the bar, or of the menu where the bar has no room for links. */
export async function followLink(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: string,
) {
  const bar = within(canvas.getByRole('banner'));
  const link = bar.queryByRole('link', { name });
  if (link) return userEvent.click(link);
  await userEvent.click(bar.getByRole('button', { name: layoutText.openMenu }));
  const menu = within(await screen.findByRole('dialog', { name: layoutText.menuNavigation }));
  await userEvent.click(menu.getByRole('link', { name }));
}
