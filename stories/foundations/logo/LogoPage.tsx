import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import favicon from '../../../src/assets/logos/favicon.svg';
import mark from '../../../src/assets/logos/mark.svg';
import logo from '../../../src/assets/logos/northmere.svg';
import logoReverse from '../../../src/assets/logos/northmere-reverse.svg';
import { seminarPictures } from '../../../src/assets/seminarPictures';
import { Picture } from '../../../src/components/Picture';
import { samples } from '../../fixtures/samples';
import { Chapter } from '../../handbook/Chapter';
import { HandbookPage } from '../../handbook/HandbookPage';
import { Tiles } from '../../handbook/Tiles';
import { Verdict } from '../../handbook/Verdict';
import { palettes } from '../palette';
import { clearSpace, logoShape, lowest, smallMark } from './geometry';

interface LogoImageProps {
  height: number;
  reverse?: boolean;
  alt?: string;
  style?: React.CSSProperties;
}

function LogoImage({ height, reverse = false, alt = '', style }: LogoImageProps) {
  return (
    <img
      src={reverse ? logoReverse : logo}
      alt={alt}
      height={height}
      width={height * logoShape}
      style={style}
    />
  );
}

interface StageProps {
  colour?: string;
  children: ReactNode;
}

/** A surface to show the logo on, whose colour stays what it is in either scheme. */
function Stage({ colour = palettes.light.background.default, children }: StageProps) {
  return (
    <Box
      sx={(theme) => ({
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        height: 200,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: theme.radius.card,
        forcedColorAdjust: 'none',
      })}
      style={{ backgroundColor: colour }}
    >
      {children}
    </Box>
  );
}

function Entry({
  verdict,
  text,
  children,
}: {
  verdict: 'do' | 'dont';
  text: string;
  children: ReactNode;
}) {
  return (
    <li>
      {children}
      <Verdict verdict={verdict}>{text}</Verdict>
    </li>
  );
}

const drawn = 72;

/** Names the border of the clear space: as high as the dot of the mark, on all sides. */
function ClearSpace() {
  const space = drawn * clearSpace;
  return (
    <Stage>
      <Box
        sx={{ display: 'flex', border: '1px dashed', maxWidth: 'calc(100% - 32px)' }}
        style={{ padding: space, borderColor: palettes.light.mark }}
      >
        <LogoImage
          height={drawn}
          alt="The logo, framed at the distance that stays clear"
          style={{ height: 'auto' }}
        />
      </Box>
    </Stage>
  );
}

/** How the logo is used: space, size, surfaces, and what is not done to it. */
export function LogoPage() {
  const { light, dark } = palettes;
  return (
    <HandbookPage
      name="Logo"
      lead="A speaker and the rows around, or a broadcast: the mark may be read as either."
    >
      <Chapter
        heading="Clear space"
        lead={`On every side as much as the dot of the mark is high: ${Math.round(clearSpace * 100)}% of the logo’s height.`}
      >
        <ClearSpace />
      </Chapter>
      <Chapter
        heading="Size"
        lead={`Never lower than ${lowest} px. Where there is less room the mark stands alone, and up to ${smallMark} px it is drawn with a single row.`}
        tone="soft"
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3 }}>
          {[44, 30, lowest].map((height) => (
            <Box key={height} sx={{ maxWidth: '100%' }}>
              <Stage>
                <Box sx={{ px: 3 }}>
                  <LogoImage height={height} style={{ height: 'auto' }} />
                </Box>
              </Stage>
              <Typography variant="facts" component="p" sx={{ mt: 1.5 }}>
                {`${height} px`}
              </Typography>
            </Box>
          ))}
          {[
            { file: mark, size: 64, name: 'The mark alone' },
            { file: favicon, size: smallMark, name: `With one row, ${smallMark} px` },
          ].map(({ file, size, name }) => (
            <Box key={name}>
              <Stage>
                <Box sx={{ px: 4 }}>
                  <img src={file} alt="" width={size} height={size} />
                </Box>
              </Stage>
              <Typography variant="facts" component="p" sx={{ mt: 1.5 }}>
                {name}
              </Typography>
            </Box>
          ))}
        </Box>
      </Chapter>
      <Chapter heading="Surfaces">
        <Tiles min={280} gap={4}>
          <Entry verdict="do" text="Dark words on the page and on pale surfaces.">
            <Stage colour={light.background.band}>
              <LogoImage height={44} />
            </Stage>
          </Entry>
          <Entry verdict="do" text="Light words on night and on ink.">
            <Stage colour={dark.background.default}>
              <LogoImage height={44} reverse />
            </Stage>
          </Entry>
          <Entry verdict="dont" text="Dark words on a dark surface, or light on light.">
            <Stage colour={light.background.panel}>
              <LogoImage height={44} />
            </Stage>
          </Entry>
          <Entry verdict="dont" text="Across a picture, where it has to fight for attention.">
            <Stage>
              <Picture
                source={seminarPictures[samples.seminar.slug]}
                alt=""
                sizes="384px"
                priority
                sx={{ position: 'absolute', inset: 0, height: '100%' }}
              />
              <LogoImage height={44} style={{ position: 'relative' }} />
            </Stage>
          </Entry>
          <Entry verdict="dont" text="In other colours.">
            <Stage>
              <LogoImage height={44} style={{ filter: 'hue-rotate(120deg)' }} />
            </Stage>
          </Entry>
          <Entry verdict="dont" text="Stretched or squeezed.">
            <Stage>
              <LogoImage height={44} style={{ transform: 'scale(0.7, 1.6)' }} />
            </Stage>
          </Entry>
        </Tiles>
      </Chapter>
    </HandbookPage>
  );
}
