import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NoBreakHyphens } from '../../../src/components/NoBreakHyphens';
import { fonts } from '../../../src/theme/tokens';
import { Chapter } from '../../handbook/Chapter';
import { Code } from '../../handbook/Code';
import { FactList } from '../../handbook/FactList';
import { HandbookPage } from '../../handbook/HandbookPage';
import { titled } from '../../handbook/words';
import { sizeAt } from './sizeAt';
import { firstFamily, measuredScreens, textStyles } from './textStyles';

const weights = [400, 500, 600, 700];

function Typeface({ families }: { families: string }) {
  return (
    <Box component="li" sx={{ minWidth: 0 }} style={{ fontFamily: families }}>
      <Typography variant="h2" component="h3" sx={{ fontFamily: 'inherit' }}>
        {firstFamily(families)}
      </Typography>
      <Typography
        aria-hidden
        sx={(theme) => ({
          mt: 2,
          fontFamily: 'inherit',
          fontSize: theme.typography.pxToRem(22),
          overflowWrap: 'anywhere',
        })}
      >
        ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 $ % & @ ! ?
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 2 }}>
        {weights.map((weight) => (
          <Typography
            key={weight}
            variant="body2"
            sx={{ fontFamily: 'inherit' }}
            style={{ fontWeight: weight }}
          >
            {`Weight ${weight}`}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function Sizes({ name, fontSize }: Pick<(typeof textStyles)[number], 'name' | 'fontSize'>) {
  return (
    <Box
      component="table"
      aria-label={`Sizes of ${name}`}
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        typography: 'facts',
        color: 'text.secondary',
        '& th, & td': { p: 0, textAlign: 'left', fontWeight: 'inherit' },
        '& td': {
          color: 'text.heading',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    >
      <thead>
        <tr>
          {measuredScreens.map((screen) => (
            <th key={screen.name} scope="col">
              {screen.width}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {measuredScreens.map((screen) => (
            <td key={screen.name}>{`${Number(sizeAt(fontSize, screen.width).toFixed(1))} px`}</td>
          ))}
        </tr>
      </tbody>
    </Box>
  );
}

function Style({ name, words, fontSize, facts }: (typeof textStyles)[number]) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
        gap: { xs: 3, lg: 6.5 },
        alignItems: 'start',
        py: 4,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant={name} component="p" data-style={name} sx={{ maxWidth: '18em' }}>
        <NoBreakHyphens>{words}</NoBreakHyphens>
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography component="h3" sx={{ color: 'text.heading', fontWeight: 600 }}>
          <Code>{name}</Code>
        </Typography>
        <Sizes name={name} fontSize={fontSize} />
        <FactList facts={facts} />
      </Box>
    </Box>
  );
}

/** Typefaces and text styles of the theme, with the size each comes to on every screen. */
export function TypographyPage() {
  const widths = measuredScreens.map(({ name, width }) => `${titled(name)} ${width}`).join(', ');
  return (
    <HandbookPage
      name="Typography"
      lead={`${Object.keys(fonts).length} typefaces, ${textStyles.length} jobs. A style says what a text does; which rank a heading has is for the page to say.`}
    >
      <Chapter heading="Typefaces">
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
            gap: 6.5,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {Object.values(fonts).map((families) => (
            <Typeface key={families} families={families} />
          ))}
        </Box>
      </Chapter>
      <Chapter
        heading="Styles"
        lead={`Sizes in CSS pixels for windows of these widths: ${widths}. In between they grow smoothly, and always with the reader’s own text size.`}
        tone="soft"
      >
        <Box component="ul" aria-label="Styles" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {textStyles.map((style) => (
            <Style key={style.name} {...style} />
          ))}
        </Box>
      </Chapter>
    </HandbookPage>
  );
}
