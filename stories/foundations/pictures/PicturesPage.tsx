import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Picture } from '../../../src/components/Picture';
import { Chapter } from '../../handbook/Chapter';
import { Code } from '../../handbook/Code';
import { FactList } from '../../handbook/FactList';
import { HandbookPage } from '../../handbook/HandbookPage';
import { Tiles } from '../../handbook/Tiles';
import { masterBytes, type ServedPicture, served, shelves, unused } from './shelves';
import { inKilobytes, variantsOf, type Weights } from './weights';

function Files({ name, picture, weights }: ServedPicture & { weights: Weights }) {
  const variants = variantsOf(picture, weights);
  const formats = [...new Set(variants.map(({ format }) => format))];
  const widths = [...new Set(variants.map(({ width }) => width))];
  return (
    <Box
      component="table"
      aria-label={`Files of ${name}`}
      sx={{
        width: '100%',
        mt: 1.5,
        borderCollapse: 'collapse',
        typography: 'facts',
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { px: 0, py: 0.5, textAlign: 'left', fontWeight: 'inherit' },
        '& tbody tr': { borderTop: 1, borderColor: 'divider' },
        '& td': { color: 'text.heading' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Wide</th>
          {formats.map((format) => (
            <th key={format} scope="col">
              {format.toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {widths.map((width) => (
          <tr key={width}>
            <th scope="row">{`${width} px`}</th>
            {formats.map((format) => {
              const file = variants.find((one) => one.format === format && one.width === width);
              return <td key={format}>{file ? inKilobytes(file.bytes) : '–'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Entry({ name, picture, weights }: ServedPicture & { weights: Weights }) {
  return (
    <Box component="li" aria-label={name}>
      <Picture
        source={picture}
        alt=""
        sizes="(min-width: 600px) 384px, 100vw"
        sx={(theme) => ({
          aspectRatio: '3 / 2',
          objectFit: 'contain',
          bgcolor: 'background.tile',
          borderRadius: theme.radius.tile,
        })}
      />
      <Typography component="h3" sx={{ mt: 2, mb: 1, color: 'text.heading', fontWeight: 600 }}>
        <Code>{`${name}.webp`}</Code>
      </Typography>
      <FactList
        facts={{
          Size: `${picture.img.w} × ${picture.img.h}`,
          Master: inKilobytes(masterBytes(name)),
        }}
      />
      <Files name={name} picture={picture} weights={weights} />
    </Box>
  );
}

/** Every picture of the site with its sizes and the weight of every file a browser may be given. */
export function PicturesPage({ weights }: { weights: Weights }) {
  return (
    <HandbookPage
      name="Pictures"
      lead={`${served.length} pictures, all of one clay world. Each comes in several widths and two formats; a browser takes the smallest file that looks sharp.`}
    >
      {Object.entries(shelves).map(([name, pictures], index) => (
        <Chapter key={name} heading={name} tone={index % 2 ? 'soft' : 'page'}>
          <Tiles min={280} gap={5.5}>
            {pictures.map((entry) => (
              <Entry key={entry.name} {...entry} weights={weights} />
            ))}
          </Tiles>
        </Chapter>
      ))}
      {unused.length > 0 && (
        <Chapter heading="Drawn, and on no page" tone="soft">
          <Typography>
            <Code>{unused.map(({ name }) => name).join(', ')}</Code>
          </Typography>
        </Chapter>
      )}
    </HandbookPage>
  );
}
