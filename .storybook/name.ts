import { company } from '../src/content/company.ts';

/** What this Storybook is called: in the sidebar, in the tab of the browser, in links people share. */
export const designSystemName = `${company.name} design system`;
