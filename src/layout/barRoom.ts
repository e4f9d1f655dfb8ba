import { routes } from '../content/routes';
import { attributes } from '../lib/constants';
import { breakpoints } from '../theme/tokens';

/** A page as navigations show it. */
export interface NavigationPage {
  path: string;
  name: string;
}

/** What the bar needs beside its links, and each link beside its letters, in em of the browser's text size. */
const around = { bar: 29, link: 1 };

/** A letter of a link is at most this wide on average. */
const letter = 0.53;

/**
 * Media query: the bar has room for links to these pages, from `md` on at the earliest. A menu takes their place where it
 * has not.
 */
export const barRoom = (pages: readonly NavigationPage[] = routes) => {
  const links = pages.map(({ name }) => name.length * letter + around.link);
  const needed = links.reduce((sum, width) => sum + width, around.bar);
  return `(min-width: ${Math.max(breakpoints.md, Math.ceil(needed))}em)`;
};

/**
 * Styles where scripts are off or did not arrive, in windows without room for the links. The prerendered document
 * carries the attribute; the head script removes it, and sets it again if the entry fails to load.
 */
export const narrowWithoutScripts = (styles: object) => ({
  [`@media not ${barRoom()}`]: {
    [`&:is([${attributes.withoutScripts}], [${attributes.withoutScripts}] *)`]: styles,
  },
});
