import { createContext } from 'react';

/**
 * Fetches what the page of an address needs before a link opens it, so that a page that cannot come does not
 * take the place of the one that is read. Nothing where all is there; the app provides it.
 *
 * @returns whether the link still leads there, once that is known: another one may have been followed
 */
export type FetchPageCode = (href: string) => Promise<boolean> | undefined;

export const PageCode = createContext<FetchPageCode>(() => undefined);
