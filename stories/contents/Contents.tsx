import { repository } from 'virtual:content-lines';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks';
import { Fragment, useDeferredValue, useState } from 'react';
import { partnerLogos } from '../../src/assets/partnerLogos';
import { portraits } from '../../src/assets/portraits';
import { seminarPictures } from '../../src/assets/seminarPictures';
import { Picture, type PictureSource } from '../../src/components/Picture';
import { slugOf } from '../../src/lib/slugOf';
import { contents } from './entries';
import { contentsText } from './places';

const pagePictures = Object.fromEntries(
  Object.entries(
    import.meta.glob<PictureSource>(
      ['../../src/assets/originals/pages/*.webp', '!**/*-dark.webp'],
      { eager: true, import: 'default', query: '?picture=wide' },
    ),
  ).map(([path, picture]) => [slugOf(path), picture]),
);

function Thumbnail({ slug }: { slug: string }) {
  const picture = seminarPictures[slug] ?? portraits[slug] ?? pagePictures[slug];
  const logo = partnerLogos[slug];
  const sx = { width: 144, height: 96, objectFit: 'contain', bgcolor: 'background.tile' };
  return picture ? (
    <Picture source={picture} alt="" sizes="144px" sx={sx} />
  ) : (
    <Box component="img" src={logo} alt="" sx={{ ...sx, p: 1, bgcolor: 'common.white' }} />
  );
}

/** A text, with a line below each example in it. */
function Words({ text, used = [] }: { text: string; used?: readonly string[] }) {
  const [example, ...others] = used;
  if (!example) return text;
  return text.split(example).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their places.
    <Fragment key={index}>
      {index > 0 && (
        <Box component="span" sx={{ borderBottom: '1px dashed' }}>
          {example}
        </Box>
      )}
      <Words text={part} used={others} />
    </Fragment>
  ));
}

/** Where one changes it: a link, if the host of the repository is known. */
function Place({ source, line }: { source: string; line: number }) {
  const label = contentsText.change(source, line);
  return (
    <Box component="small" sx={{ display: 'block', displayPrint: 'none' }}>
      {repository ? (
        <a href={`${repository}${source}#L${line}`} target="_blank" rel="noreferrer">
          {label}
        </a>
      ) : (
        label
      )}
    </Box>
  );
}

/** Every text, price, date, alternative text and picture of the site, to search and to print. */
export function Contents() {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.toLowerCase());
  const found = contents.map(({ entries, ...place }) => ({
    ...place,
    entries: entries.filter(({ what, lines }) =>
      [place.name, what, ...lines].join('\n').toLowerCase().includes(wanted),
    ),
  }));
  const count = found.flatMap(({ entries }) => entries).length;
  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3, displayPrint: 'none' }}
      >
        <TextField
          type="search"
          label={contentsText.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <span role="status">{contentsText.found(count)}</span>
        <Button onClick={() => window.print()}>{contentsText.print}</Button>
      </Stack>
      {found
        .filter(({ entries }) => entries.length > 0)
        .map(({ name, board, source, pictures = [], entries }) => (
          <section key={name}>
            <Heading>{name}</Heading>
            <AnchorMdx href={`./?path=/docs/${board}`} target="_top">
              {contentsText.see}
            </AnchorMdx>
            {entries.map(({ what, lines, used, slug, path, line }) => (
              <Box
                key={path}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: '1fr', sm: '2fr 5fr' },
                  columnGap: 3,
                  py: 1,
                  borderTop: 1,
                  borderColor: 'divider',
                  breakInside: 'avoid',
                }}
              >
                <div>
                  <Box
                    component="strong"
                    sx={{ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}
                  >
                    {what}
                  </Box>
                  {slug && <Thumbnail slug={slug} />}
                </div>
                <div>
                  {lines.map((text) => (
                    <div key={text}>
                      <Words text={text} used={used} />
                    </div>
                  ))}
                  <Place source={source} line={line} />
                </div>
              </Box>
            ))}
            <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', mt: 2 }}>
              {wanted === '' &&
                pictures.map((picture) => (
                  <Box key={picture} component="figure" sx={{ m: 0 }}>
                    <Thumbnail slug={picture} />
                    <figcaption>{picture}</figcaption>
                  </Box>
                ))}
            </Stack>
          </section>
        ))}
    </>
  );
}
