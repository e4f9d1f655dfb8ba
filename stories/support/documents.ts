import type { StoryContext } from '@storybook/react-vite';

/** Rules that only make sense for a whole document: one main, one h1, landmarks, target sizes. */
export const wholeDocument = {
  a11y: {
    context: 'html',
    options: { rules: { region: { enabled: true }, 'target-size': { enabled: true } } },
  },
};

/** In the docs a story with a landmark that another one has, too, gets a frame of its own: each has only one. */
export const inFrame = (height: number) => ({
  docs: { story: { inline: false, height: `${height}px` } },
});

/** In the docs stands one state, and of the others those in a frame: for a component with dozens of them. */
export const framesAlone = {
  docs: {
    stories: {
      filter: ({ parameters }: Pick<StoryContext, 'parameters'>) =>
        parameters.docs?.story?.inline === false,
    },
  },
};
