import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { breakpoints, screens } from '../../src/theme/tokens';
import { Bars } from '../handbook/Bars';
import { Chapter } from '../handbook/Chapter';
import { HandbookPage } from '../handbook/HandbookPage';
import { titled } from '../handbook/words';

/** CSS pixels of a screen to one of the drawing. */
const scale = 5;

function Screen({ name, width, height }: { name: string; width: number; height: number }) {
  return (
    <Box component="li">
      <Box
        aria-hidden
        sx={(theme) => ({
          maxWidth: '100%',
          border: 2,
          borderColor: 'field.border',
          borderRadius: theme.radius.input,
          bgcolor: 'background.band',
        })}
        style={{ width: width / scale, aspectRatio: `${width} / ${height}` }}
      />
      <Typography
        component="h3"
        variant="body2"
        sx={{ mt: 1.5, color: 'text.heading', fontWeight: 600 }}
      >
        {titled(name)}
      </Typography>
      <Typography variant="facts" component="p">
        {`${width} × ${height}`}
      </Typography>
    </Box>
  );
}

/** Where the layout changes, and the screens it is drawn and tested on. */
export function ScreensPage() {
  const widest = Math.max(...Object.values(breakpoints));
  return (
    <HandbookPage
      name="Screens"
      lead="The layout is drawn and tested on four screens and holds on every one between and beyond. They are also the viewports of the toolbar above."
    >
      <Chapter heading="Screens" lead="Drawn to the same scale.">
        <Box
          component="ul"
          aria-label="Screens"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            columnGap: 5.5,
            rowGap: 4,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {Object.entries(screens).map(([name, size]) => (
            <Screen key={name} name={name} {...size} />
          ))}
        </Box>
      </Chapter>
      <Chapter
        heading="Breakpoints"
        lead="Widths of the window from which on a layout may change."
        tone="soft"
      >
        <Bars
          full={widest}
          bars={Object.entries(breakpoints).map(([name, length]) => ({
            name,
            value: `${length} px`,
            length,
          }))}
        />
      </Chapter>
    </HandbookPage>
  );
}
