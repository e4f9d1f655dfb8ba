/** The steps of `docs/going-live.md`, by what goes wrong in each. */
export const steps = {
  host: { number: 2, name: 'Choose a host' },
  domain: { number: 3, name: 'Domain and HTTPS' },
  address: { number: 4, name: 'Tell the build its address' },
  mail: { number: 5, name: 'Mail' },
  publish: { number: 6, name: 'Build and publish' },
  storybook: { number: 8, name: 'Storybook and review' },
};

/** @typedef {keyof typeof steps} Step */
