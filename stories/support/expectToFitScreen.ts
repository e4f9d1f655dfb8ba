import type { StoryContext } from '@storybook/react-vite';
import { screens } from '../../src/theme/tokens';
import { expectToFit } from './expectToFit';

/** Fails unless the window is as wide as the screen the story is made for, and all of it fits there. */
export async function expectToFitScreen({
  canvasElement,
  globals,
}: Pick<StoryContext, 'canvasElement' | 'globals'>) {
  const name: keyof typeof screens = globals.viewport?.value;
  await expectToFit(canvasElement, screens[name].width);
}
