import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layoutText } from '../../src/content/layout';
import { mainId, SkipLink } from '../../src/layout/SkipLink';
import { inFrame } from '../support/frames';

export default {
  title: 'Components/Navigation/SkipLink',
  id: 'layout-skiplink',
  component: SkipLink,
  parameters: inFrame(440),
  render: () => (
    <>
      <SkipLink />
      <main id={mainId} tabIndex={-1} style={{ paddingTop: 72 }}>
        The content of the page
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

/** Unseen until the Tab key comes to it, first of all. Enter leads over the bar to the content. */
export const Focused: StoryObj<typeof SkipLink> = {
  name: 'In focus, after Tab',
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: layoutText.skipLink });
    await expect(link).not.toHaveStyle({ clipPath: 'none' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    // Back on it for the picture.
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ clipPath: 'none' });
  },
};
