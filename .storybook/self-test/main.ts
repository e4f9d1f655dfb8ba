import config from '../main.ts';

/** The Storybook of `npm run test:self`: the usual settings, with nothing but broken stories. */
export default {
  ...config,
  stories: ['./*.stories.tsx'],
  staticDirs: ['../../public', '../public'],
};
