/** Where the site is published, without a closing slash, as the build was told; see `.env.example`. */
export const siteUrl = import.meta.env.VITE_SITE_URL?.replace(/\/+$/, '') || undefined;

/** The path on its host that the site lies below: `/`, or `/trial/` for a trial. */
export const basePath = import.meta.env.BASE_URL;

/** A path of the site as its host knows it: `/team` → `/trial/team` */
export const hostPath = (path: string) => basePath + path.slice(1);

/** The other way round: `/trial/team` → `/team` */
export const sitePath = (path: string) =>
  `${path}/`.startsWith(basePath) ? path.slice(basePath.length - 1) : path;

/** The full address of a path; `undefined` if `VITE_SITE_URL` is not set. */
export const publicUrl = (path: string) => siteUrl && siteUrl + path;
