import { company } from '../content/company';
import { publicUrl } from '../lib/siteUrl';
import { darkPalette, lightPalette } from '../theme/palette';
import { sharePictureOf, shareSize } from './sharePictures';

/** Tags for other programs in the head of a page. The build writes them, the browser never does. */
export function SiteMeta({ path }: { path: string }) {
  const sharePicture = sharePictureOf(path);
  const picture = publicUrl(sharePicture.path) ?? sharePicture.path;
  return (
    <>
      {/* The first that holds counts; the inline script of the head has it follow the visitor's choice. */}
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={darkPalette.background.band}
      />
      <meta name="theme-color" content={lightPalette.background.band} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={sharePicture.description} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={sharePicture.description} />
    </>
  );
}
