import { css, type CSSObject as SerializedObject } from '@emotion/react';
import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * Styles that depend on the theme alone, for `styled`: made and serialized at their first use. MUI would do both each
 * time an element renders, which a page of many cards feels.
 */
export function once(styles: (theme: Theme) => CSSObject) {
  let made: ReturnType<typeof css> | undefined;
  return ({ theme }: { theme: Theme }) => {
    // The two types differ by `@font-face` alone.
    made ??= css(styles(theme) as SerializedObject);
    return made;
  };
}
