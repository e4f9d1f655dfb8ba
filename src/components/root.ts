import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, Ref } from 'react';

/** What every component hands to its outermost element: attributes, handlers, `ref`, and styles in `sx`. */
export interface RootProps
  extends Omit<HTMLAttributes<HTMLElement>, 'about' | 'children' | 'color' | 'content'> {
  /** Its outermost element. */
  // biome-ignore lint/suspicious/noExplicitAny: Which element it is, is the component's own matter.
  ref?: Ref<any>;
  /** Styles of the place it stands in, on top of its own. */
  sx?: SxProps<Theme>;
}

/** Rank of a heading in its page. Its size does not follow. */
export type HeadingLevel = 2 | 3 | 4;

/** `sx` as a list, to follow a component's own styles. */
export const listOf = (sx: SxProps<Theme> | undefined) => (Array.isArray(sx) ? sx : [sx]);
