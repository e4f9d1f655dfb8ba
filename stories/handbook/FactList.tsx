import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Short facts under their names, side by side where there is room. */
export function FactList({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5, m: 0 }}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="facts">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="facts"
            sx={{ m: 0, color: 'text.heading', fontWeight: 600 }}
          >
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
