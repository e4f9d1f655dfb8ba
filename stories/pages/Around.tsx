import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import template from '../../docs/mail-template.txt?raw';
import { company } from '../../src/content/company';
import { routes } from '../../src/content/routes';
import { sharePictureOf } from '../../src/prerender/sharePictures';
import { messageAbout, samples } from '../fixtures/samples';
import { Figures } from '../support/Frame';

/** The pages as chats show a link to them. */
export const Previews = () => (
  <Figures least={300}>
    {routes.map(({ path, title, description }) => (
      <Card key={path}>
        <Box
          component="img"
          src={`.${sharePictureOf(path).path}`}
          alt={sharePictureOf(path).description}
          sx={{ display: 'block', width: '100%', aspectRatio: '1200 / 630' }}
        />
        <Box sx={{ p: 2 }}>
          {company.domain}
          <Box sx={{ typography: 'body1', fontWeight: 'bold' }}>{title}</Box>
          {description}
        </Box>
      </Card>
    ))}
  </Figures>
);

const icons = {
  'A tab': { src: 'favicon.svg', width: 16 },
  'An iPhone': { src: 'apple-touch-icon.png', width: 60, borderRadius: '14px' },
  'An Android phone': { src: 'maskable-192.png', width: 60, borderRadius: '50%' },
  'A desktop': { src: 'icon-192.png', width: 60 },
};

export const Icons = () => (
  <Figures least={160}>
    {Object.entries(icons).map(([name, { src, ...style }]) => (
      <Box component="figure" key={name} sx={{ m: 0 }}>
        <Box component="img" src={src} alt="" sx={{ display: 'block', mb: 1, ...style }} />
        <figcaption>{name}</figcaption>
      </Box>
    ))}
  </Figures>
);

const words = new Map(Object.entries(messageAbout(samples.webinar.title)));
const filled = template.replace(/\{+(\w+)\}+/g, (_gap, name) => words.get(name) ?? '');

/** The template filled with a message: its lines above as text, and the rest as HTML. */
export const Mail = () => {
  const [head = '', content = ''] = filled.split('\n\n');
  return (
    <Card className="sb-unstyled" sx={{ my: 3, p: 2, typography: 'body2' }}>
      <Box sx={{ whiteSpace: 'pre-line' }}>{head}</Box>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: A mail is HTML, and this one is ours. */}
      <div dangerouslySetInnerHTML={{ __html: content }} />
    </Card>
  );
};
