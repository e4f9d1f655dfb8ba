import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { theme } from '../../src/theme';
import { Chapter } from '../handbook/Chapter';
import { Code } from '../handbook/Code';
import { HandbookPage } from '../handbook/HandbookPage';
import { Tiles } from '../handbook/Tiles';

/** Corner radii of the theme, each on a corner of its own. */
export function RadiiPage() {
  return (
    <HandbookPage
      name="Radii"
      lead="Corners are round, and the rounder the larger the thing. Each radius is named after what it rounds."
    >
      <Chapter heading="Corners">
        <Tiles min={260} gap={4}>
          {Object.entries(theme.radius).map(([name, radius]) => (
            <Box component="li" key={name}>
              <Box
                aria-hidden
                data-radius={name}
                sx={{
                  height: 150,
                  bgcolor: 'background.tile',
                  border: 1,
                  borderColor: 'cardHover',
                }}
                style={{ borderRadius: radius }}
              />
              <Typography
                component="h3"
                variant="body2"
                sx={{ mt: 1.5, color: 'text.heading', fontWeight: 600 }}
              >
                <Code>{name}</Code>
              </Typography>
              <Typography variant="facts" component="p">
                {radius}
              </Typography>
            </Box>
          ))}
        </Tiles>
      </Chapter>
    </HandbookPage>
  );
}
