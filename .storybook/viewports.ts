import { screens } from '../src/theme/tokens';

/** The screens of the theme as viewports of the toolbar; a story picks one by name. */
export const viewports = Object.fromEntries(
  Object.entries(screens).map(([name, { width, height }]) => [
    name,
    {
      name: `${name[0]?.toUpperCase()}${name.slice(1)} ${width} × ${height}`,
      styles: { width: `${width}px`, height: `${height}px` },
    },
  ]),
);
