/** Where the site is published, without a closing slash, as the build was told; see `.env.example`. */
export const siteUrl = import.meta.env?.VITE_SITE_URL?.replace(/\/+$/, '') || undefined;

/** An address of the site as other sites write it, or nothing when the build was not told where it is. */
export function publicUrl(path: string): string | undefined {
  return siteUrl && siteUrl + path;
}
