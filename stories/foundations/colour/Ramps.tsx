import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Code } from '../../handbook/Code';
import { Tiles } from '../../handbook/Tiles';
import { titled, wordsOf } from '../../handbook/words';
import { ramps } from '../palette';
import { Swatch } from './Swatch';

/** Every colour token, ramp by ramp, with what the token file says of the ramp. */
export function Ramps() {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 5.5, md: 6.5 } }}>
      {ramps.map(({ name, comment, colours }) => (
        <div key={name}>
          <Typography component="h3" variant="h4">
            {titled(name)}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, mb: 2 }}>
            {comment}
          </Typography>
          <Tiles min={72} gap={2}>
            {colours.map(({ name, colour }) => (
              <li key={name}>
                <Swatch colour={colour} width="100%" height={80} />
                <Typography
                  variant="facts"
                  component="p"
                  sx={{ mt: 1, color: 'text.heading', fontWeight: 600 }}
                >
                  {wordsOf(name)}
                </Typography>
                <Typography variant="facts" component="p">
                  <Code>{colour}</Code>
                </Typography>
              </li>
            ))}
          </Tiles>
        </div>
      ))}
    </Box>
  );
}
