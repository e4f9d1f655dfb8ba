import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { App } from '../../src/app/App';
import { rootData } from '../../src/lib/constants';
import { forgetMessages } from './form';
import { inFrame } from './frames';
import { sameColors } from './modes';

/** Rules of axe that make sense for a whole page alone. */
const rules = { region: { enabled: true }, 'target-size': { enabled: true } };

/** The whole site at an address. */
export const siteAt = (path: string) =>
  ({
    render: () => <App />,
    beforeEach: forgetMessages,
    parameters: {
      path,
      layout: 'fullscreen',
      a11y: { context: 'html', options: { rules } },
      ...inFrame(640),
    },
  }) satisfies Partial<Meta>;

/** Waits for the page with this heading: it opens at its very top, with focus on the heading. */
export async function expectPage({ canvas }: Pick<StoryContext, 'canvas'>, name: string) {
  const heading = () => canvas.getByRole('heading', { level: 1, name });
  await waitFor(() => expect(heading()).toHaveFocus());
  await expect(heading()).toBeVisible();
  await expect(heading()).toHaveStyle({ outlineStyle: 'none' });
  await expect(window.scrollY).toBe(0);
}

/** With what the head script has set in the document, which shows it before hydration or without scripts. */
export const withRootData = (data: DOMStringMap) => ({
  parameters: sameColors,
  beforeEach: () => {
    Object.assign(rootData(), data);
    return () => {
      for (const name of Object.keys(data)) delete rootData()[name];
    };
  },
});

/** Where scripts are off or did not arrive: nothing shows that could not answer. */
export const withoutScripts = {
  ...withRootData({ withoutScripts: '' }),
  afterEach: async () => {
    const dead = document.querySelectorAll(
      '#storybook-root :is(button, select, [data-needs-scripts])',
    );
    await expect([...dead].filter((part) => part.checkVisibility())).toEqual([]);
  },
};
