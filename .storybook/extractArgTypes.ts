import { type Component, extractComponentProps } from 'storybook/internal/docs-tools';
import type { StrictArgTypes } from 'storybook/internal/types';

/**
 * Fills the tables of props, in docs and in the panel, from the types of a component. Storybook's
 * own calls every choice "union", whatever there is to choose from.
 */
export const extractArgTypes = (component: Component): StrictArgTypes =>
  Object.fromEntries(
    extractComponentProps(component, 'props').map(({ propDef }) => {
      const { name, description, required, sbType, jsDocTags, defaultValue } = propDef;
      const summary = propDef.type?.summary;
      const members = summary === 'union' ? sbType?.raw?.replace(' | undefined', '') : summary;
      const table = {
        ...(members && { type: { ...propDef.type, summary: members } }),
        ...(jsDocTags && { jsDocTags }),
        ...(defaultValue && { defaultValue }),
      };
      return [name, { name, description, type: { required, ...sbType }, table }];
    }),
  );
