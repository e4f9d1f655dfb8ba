import { company } from '../content/company';
import { sharePicture } from '../content/sharePicture';
import { publicUrl } from '../lib/siteUrl';
import { darkPalette, lightPalette } from '../theme/palette';

/** What is the same in the head of every page; written by the build, never by the browser. */
export function SiteMeta() {
  const picture = publicUrl(sharePicture.path) ?? sharePicture.path;
  return (
    <>
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={lightPalette.background.band}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={darkPalette.background.band}
      />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content={sharePicture.type} />
      <meta property="og:image:width" content={String(sharePicture.width)} />
      <meta property="og:image:height" content={String(sharePicture.height)} />
      <meta property="og:image:alt" content={sharePicture.description} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={sharePicture.description} />
    </>
  );
}
