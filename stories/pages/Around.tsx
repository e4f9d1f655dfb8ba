import Box from '@mui/material/Box';
import { company } from '../../src/content/company';
import { sharePictureOf } from '../../src/prerender/sharePictures';
import { routes } from '../../src/routes';
import { mail } from './outside';

const framed = { m: 0, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' };

/** Side by side, each at least so wide. */
const grid = (least: number) => ({
  display: 'grid',
  gap: 3,
  my: 3,
  typography: 'body2',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
});

/** The pages as chats write them, with a picture, or as search engines do. */
export const Previews = ({ withPicture = false }) => (
  <Box className="sb-unstyled" sx={grid(withPicture ? 300 : 400)}>
    {routes.map(({ path, title, description }) => (
      <Box key={path} sx={framed}>
        {withPicture && (
          <Box
            component="img"
            src={`.${sharePictureOf(path).path}`}
            alt={sharePictureOf(path).description}
            loading="lazy"
            sx={{ display: 'block', width: '100%', aspectRatio: '1200 / 630' }}
          />
        )}
        <Box sx={{ p: 2 }}>
          {company.domain + (withPicture ? '' : path)}
          <Box sx={{ typography: 'body1', fontWeight: 'bold' }}>{title}</Box>
          {description}
        </Box>
      </Box>
    ))}
  </Box>
);

const icons = {
  'A tab': { src: 'favicon.svg', width: 16 },
  'An iPhone': { src: 'apple-touch-icon.png', width: 60, borderRadius: '14px' },
  'An Android phone': { src: 'maskable-192.png', width: 60, borderRadius: '50%' },
  'A desktop': { src: 'icon-192.png', width: 60 },
};

export const Icons = () => (
  <Box className="sb-unstyled" sx={grid(160)}>
    {Object.entries(icons).map(([name, { src, ...style }]) => (
      <Box component="figure" key={name} sx={{ m: 0 }}>
        <Box component="img" src={src} alt="" sx={{ display: 'block', mb: 1, ...style }} />
        <figcaption>{name}</figcaption>
      </Box>
    ))}
  </Box>
);

export const Mail = () => (
  <Box className="sb-unstyled" sx={{ ...framed, my: 3, typography: 'body2' }}>
    {mail.head.map((line) => (
      <Box key={line} sx={{ px: 2, py: 0.5 }}>
        {line}
      </Box>
    ))}
    <Box
      // biome-ignore lint/security/noDangerouslySetInnerHtml: A mail is HTML, and this one is ours.
      dangerouslySetInnerHTML={{ __html: mail.content }}
      sx={{ px: 2, color: 'black', bgcolor: 'common.white' }}
    />
  </Box>
);
