/** What `tools/site-facts.mjs` reads from the source of the site. */
declare module 'virtual:site-facts' {
  /** Every Material icon that the site imports, and where. */
  export const icons: readonly {
    name: string;
    Icon: typeof import('@mui/material/SvgIcon').default;
    usedIn: readonly string[];
  }[];

  /** Pictures that a page names one by one; seminars and portraits come as whole shelves. */
  export const pagePictures: readonly {
    name: string;
    preset: string;
    picture: import('vite-imagetools').Picture;
    usedIn: readonly string[];
  }[];

  /** Every drawn picture with the bytes of its original. */
  export const originals: readonly { name: string; bytes: number }[];

  /** What casts the shadow of floating things. */
  export const floating: readonly string[];
}
