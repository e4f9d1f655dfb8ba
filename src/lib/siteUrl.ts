/** Where the site is published, without a closing slash, as the build was told; see `.env.example`. */
export const siteUrl = import.meta.env?.VITE_SITE_URL?.replace(/\/+$/, '') || undefined;

/** `https://www.example.com` → `/`, `https://someone.github.io/trial` → `/trial/` */
export function basePathOf(url = ''): string {
  return `${url.replace(/^\w+:\/\/[^/]+|\/+$/g, '')}/`;
}

/** The path on its host that the site lies below, with slashes around it. */
export const basePath = basePathOf(siteUrl);

/** A path of the site as its host knows it: `/team` → `/trial/team` */
export function hostPath(path: string): string {
  return basePath + path.slice(1);
}

/** The other way round: `/trial/team` → `/team` */
export function sitePath(path: string): string {
  return `${path}/`.startsWith(basePath) ? path.slice(basePath.length - 1) : path;
}

/** The full address of a path; `undefined` if `VITE_SITE_URL` is not set. */
export function publicUrl(path: string): string | undefined {
  return siteUrl && siteUrl + path;
}
