/** The full address of the site without a closing slash, from `VITE_SITE_URL`; see `.env.example`. */
export const siteUrl = import.meta.env.VITE_SITE_URL?.replace(/\/+$/, '') || undefined;

/** The path of the site on its host: `/`, or `/trial/` for a trial. */
export const basePath = import.meta.env.BASE_URL;

/** Adds the base path: `/team` → `/trial/team` */
export const hostPath = (path: string) => basePath + path.slice(1);

/** Removes the base path: `/trial/team` → `/team` */
export const sitePath = (path: string) =>
  `${path}/`.startsWith(basePath) ? path.slice(basePath.length - 1) : path;

/** The full address of a path; `undefined` if `VITE_SITE_URL` is not set. */
export const publicUrl = (path: string) => siteUrl && siteUrl + path;
