import { icons } from 'virtual:site-facts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconTile } from '../../src/components/IconTile';
import { Chapter } from '../handbook/Chapter';
import { HandbookPage } from '../handbook/HandbookPage';
import { Tiles } from '../handbook/Tiles';
import { wordsOf } from '../handbook/words';

/** Every icon the site imports and where, read from its source. */
export function IconsPage() {
  return (
    <HandbookPage
      name="Icons"
      lead="Icons go with words and never replace them, save for opening and closing. These are all there are; they come from Material Icons."
    >
      <Chapter heading="In use">
        <Tiles min={250} gap={4}>
          {icons.map(({ name, Icon, usedIn }) => (
            <Box
              component="li"
              key={name}
              aria-label={name}
              sx={{ display: 'flex', gap: 2, minWidth: 0 }}
            >
              <IconTile icon={Icon} />
              <Box sx={{ minWidth: 0 }}>
                <Typography
                  variant="body2"
                  sx={{ color: 'text.heading', fontWeight: 600, overflowWrap: 'anywhere' }}
                >
                  {wordsOf(name)}
                </Typography>
                {usedIn.map((file) => (
                  <Typography
                    key={file}
                    variant="facts"
                    component="p"
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {file}
                  </Typography>
                ))}
              </Box>
            </Box>
          ))}
        </Tiles>
      </Chapter>
    </HandbookPage>
  );
}
